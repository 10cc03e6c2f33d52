internal import Directories
internal import Models
internal import Persistence

extension TrashedContact {
    /// The directory's last known content.
    var baseOrContent: ContactContent { base ?? contact.content }

    /// Returns true if the directory's contact was changed elsewhere since the state that was deleted here.
    ///
    /// - Parameters:
    ///   - sent: The content that was sent without a response.
    ///   - details: The fields that the directory's list omits; those never received do not count as changes.
    func wasChanged(by entry: DirectoryEntry, sent: ContactContent?, details: Set<ContactField>) -> Bool {
        let theirs = entry.content(over: baseOrContent)
        var base = baseOrContent.rebased(onto: theirs, sent: sent)
        // A photo set here is sent after its contact was created: until then the directory has none.
        base.takeStoredPhoto(from: entry)
        var changed = theirs.changes(from: base)
        if tag == nil {
            changed.subtract(details.subtracting(baseOrContent.changes(from: .empty)))
        }
        return !changed.isEmpty
    }
}
