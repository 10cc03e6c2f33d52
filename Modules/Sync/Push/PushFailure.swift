internal import Directories
internal import Models
internal import Persistence

/// A failed request of a push.
struct PushFailure: Error {
    let error: DirectoryError
    /// True for the write request, false for a preceding read.
    let isOfWrite: Bool

    /// Returns true if the directory has rejected this change, so that a retry is pointless.
    func isVerdict(on operation: OutboxEntry.Operation) -> Bool {
        switch error {
        case .refused: isOfWrite
        case .gone: operation == .update
        default: false
        }
    }

    /// True if the directory is certainly unchanged.
    var hasChangedNothing: Bool { isOfWrite && !error.isAnswerLost }
}

extension DirectoryError {
    /// True if the failure may concern only the change that was sent, such as a server error caused by one contact's
    /// values: others can still be sent.
    var mayBeOfOneChange: Bool { self != .canceled && retryMoment == nil && (isAnswerLost || concernsOneEntry) }
}

/// Decides when failures concern the directory as a whole.
struct PushFailures {
    /// The first failure that is not a rejection.
    private(set) var first: DirectoryError?
    private var inARow = 0

    /// This many consecutive failures are attributed to the server.
    private static let limit = 4

    /// Records a response of the directory.
    mutating func noteAnswer() { inARow = 0 }

    /// Records a failure. Returns true if the push should end.
    mutating func endsPush(_ error: DirectoryError) -> Bool {
        first = first ?? error
        inARow += 1
        return !error.mayBeOfOneChange || inARow >= Self.limit
    }
}
