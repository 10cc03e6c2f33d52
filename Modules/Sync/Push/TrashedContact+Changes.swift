internal import Directories
internal import Models
internal import Persistence

extension TrashedContact {
    /// What the directory last said of it.
    var baseOrContent: ContactContent { base ?? contact.content }

    /// Whether the directory has changed the contact from elsewhere since it said what was deleted here.
    ///
    /// - Parameters:
    ///   - sent: what was sent without an answer.
    ///   - details: the fields that the directory's list leaves out; what never came of these is no change.
    func wasChanged(by entry: DirectoryEntry, sent: ContactContent?, details: Set<ContactField>) -> Bool {
        let theirs = entry.content(over: baseOrContent)
        var changed = theirs.changes(from: baseOrContent.rebased(onto: theirs, sent: sent))
        if tag == nil {
            changed.subtract(details.subtracting(baseOrContent.changes(from: .empty)))
        }
        return !changed.isEmpty
    }
}
