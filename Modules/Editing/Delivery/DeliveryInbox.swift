internal import Editing
internal import Synchronization

/// Edits that were noted from any thread, until they are sent.
final class DeliveryInbox: Sendable {
    private struct Contents {
        var edited: [EditedContact] = []
        var untaken = 0
        var count = 0
    }

    private let contents = Mutex(Contents())

    /// Total number of received edits.
    var count: Int { contents.withLock { $0.count } }

    func add(_ edited: [EditedContact]) {
        contents.withLock { contents in
            contents.edited += edited
            contents.untaken += 1
            contents.count += 1
        }
    }

    /// Each contact once, and of how many edits they are.
    func take() -> (edited: [EditedContact], edits: Int) {
        contents.withLock { contents in
            defer { (contents.edited, contents.untaken) = ([], 0) }
            return (contents.edited.merged, contents.untaken)
        }
    }
}
