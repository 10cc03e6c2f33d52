internal import Directories
internal import Models
internal import Persistence

/// A request of a push that failed.
struct PushFailure: Error {
    let error: DirectoryError
    /// Whether it was the request that changes something, rather than one that looks first.
    let isOfWrite: Bool

    /// Whether the directory's own word on this one change has been heard; there is nothing to be tried again.
    func isVerdict(on operation: OutboxEntry.Operation) -> Bool {
        switch error {
        case .refused: isOfWrite
        case .gone: operation == .update
        default: false
        }
    }

    /// Whether nothing can have changed in the directory.
    var hasChangedNothing: Bool { isOfWrite && !error.isAnswerLost }
}

extension DirectoryError {
    /// Whether the failure may be that of the one change that was sent, such as a fault of the server's that one
    /// contact's values set off: others can be sent all the same.
    var mayBeOfOneChange: Bool { self != .canceled && retryMoment == nil && (isAnswerLost || concernsOneEntry) }
}

/// Decides when failures are those of the directory as a whole.
struct PushFailures {
    /// The first that no verdict explains.
    private(set) var first: DirectoryError?
    private var inARow = 0

    /// So many changes that fail one after the other are the server's fault.
    private static let limit = 4

    /// The directory has answered.
    mutating func noteAnswer() { inARow = 0 }

    /// Whether it makes no sense to go on.
    mutating func endsPush(_ error: DirectoryError) -> Bool {
        first = first ?? error
        inARow += 1
        return !error.mayBeOfOneChange || inARow >= Self.limit
    }
}
