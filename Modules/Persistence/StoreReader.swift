package import Models

/// A consistent snapshot of the store.
package protocol StoreReader {
    /// All books, in the order in which they were added.
    func books() throws -> [AddressBook]
    /// Refresh state of a book; an empty one for a book that was never refreshed.
    func status(ofBook name: String) throws -> BookStatus

    func contact(_ id: ContactID) throws -> Contact?
    /// The identifiers that begin with the text, in their order, at most `limit` of them.
    func contactIDs(withPrefix prefix: String, limit: Int) throws -> [ContactID]

    /// Number of contacts in the query.
    func count(_ query: ContactQuery) throws -> Int
    /// The rows of a query from `offset` on, in its order, at most `limit` of them: a screen's worth, whatever the
    /// number of contacts. Fewer when the query has no more. Numbers below 0 are taken for 0.
    func rows(_ query: ContactQuery, offset: Int, limit: Int) throws -> [ContactRow]
    /// Rows of a query, whichever are found first, at most `limit` of them: whoever only asks whether there are any, or
    /// which is the only one, need not wait for all that match.
    func someRows(_ query: ContactQuery, limit: Int) throws -> [ContactRow]
    /// The rows whose name begins with the text as it is sorted (``SortKey/name(_:)``), of one book or of all, in the
    /// order of names, at most `limit` of them: quick whatever the number of contacts. None for a text without letter
    /// and digit, and for a book that does not exist.
    func rows(namesBeginningWith text: String, inBook name: String?, limit: Int) throws -> [ContactRow]
    /// Index of the contact among the rows of the query, from 0; nil if it is not among them.
    func position(of id: ContactID, in query: ContactQuery) throws -> Int?

    /// Hands over the rows of a query one after the other, in its order, without holding them; stops when the closure
    /// returns false.
    func forEachRow(_ query: ContactQuery, _ body: (ContactRow) throws -> Bool) throws
    /// The same with whole contacts.
    func forEachContact(_ query: ContactQuery, _ body: (Contact) throws -> Bool) throws

    /// Directory's last version of each contact of the book that it knows, unordered.
    func remoteEntries(ofBook name: String) throws -> [RemoteEntry]
    /// Some of these in the order of their remote identifiers as UTF-8, at most `limit` of them, beginning after one
    /// that need not exist, or with the first. Quick whatever the number of contacts.
    func remoteEntries(ofBook name: String, after remoteID: String?, limit: Int) throws -> [RemoteEntry]
    /// Number of contacts that ``remoteEntries(ofBook:)`` yields.
    func remoteEntryCount(ofBook name: String) throws -> Int

    /// The directory's version tag of what it last said of the contact; nil where it has none, and for a contact that
    /// is not there.
    func tag(of id: ContactID) throws -> String?
    /// Directory's last version of the contact; nil if it equals the contact, if no
    /// directory knows it, and where it is not there.
    func base(of id: ContactID) throws -> ContactContent?

    /// The changes that no directory has accepted yet, of one book or of all, in the order in which they came; none for
    /// a book that does not exist.
    func outbox(ofBook name: String?) throws -> [OutboxEntry]
    func outboxEntry(of id: ContactID) throws -> OutboxEntry?
    /// By the names of the books; without those that have nothing to count. Cheap: no entry is read.
    func editCounts() throws -> [String: EditCounts]

    func conflict(of id: ContactID) throws -> Conflict?
    /// The conflicts of one book or of all, in the order of the contacts' identifiers.
    func conflicts(inBook name: String?) throws -> [Conflict]

    /// All deleted contacts, those deleted last first.
    func trash() throws -> [TrashedContact]
    func trashed(_ id: ContactID) throws -> TrashedContact?

    /// The newest steps that can be undone or done again, newest first, at most `limit` of them.
    func history(limit: Int) throws -> [HistoryEntry]
    /// The newest step that is not undone; nil where there is none.
    func stepToUndo() throws -> HistoryEntry?
    /// The step that was undone last; nil where there is none.
    func stepToRedo() throws -> HistoryEntry?

    /// The bytes of a photo that the user set, by its ``Photo/storedName``; nil where they are not there (any more).
    func photo(named name: String) throws -> PhotoData?
    /// True if ``photo(named:)`` has any, without reading them.
    func hasPhoto(named name: String) throws -> Bool

    /// True if ``StoreWriter/setMark(_:)`` was ever called with the mark.
    func isMarked(_ mark: String) throws -> Bool
}
