package import Models

/// A transaction: what it reads is what it has written so far.
package protocol StoreWriter: StoreReader {
    /// Adds an empty book; throws ``StoreError/bookExists(_:)``.
    func addBook(_ book: AddressBook) throws
    /// Replaces binding and capabilities of the book of the same name; throws ``StoreError/noSuchBook(_:)``.
    func updateBook(_ book: AddressBook) throws
    /// Removes the book with all its contacts, its status, and what is kept of their edits: outbox, conflicts, trash,
    /// and its part of the history. Throws ``StoreError/noSuchBook(_:)``.
    func removeBook(named name: String) throws
    /// Throws ``StoreError/noSuchBook(_:)``.
    func setStatus(_ status: BookStatus, ofBook name: String) throws

    /// Adds a contact, with the directory's version tag where it has one. Throws ``StoreError/noSuchBook(_:)``, and
    /// ``StoreError/duplicate(_:)`` when the identifier, or the remote identifier within the book, is taken.
    func insert(_ contact: Contact, tag: String?) throws
    /// Adds many contacts, as ``insert(_:tag:)`` would one by one, but in less time. When it throws, those before the
    /// one that was refused are in.
    ///
    /// - Parameter contact: makes the contact of each number from 0 to `count`. It is called for one after the other,
    ///   for each once at most, and on whatever thread has time.
    func insert(_ count: Int, contact: @escaping @Sendable (Int) -> TaggedContact) throws
    /// Replaces the contact of the same identifier and book; base, conflict and outbox entry stay. Throws
    /// ``StoreError/noSuchContact(_:)``.
    func replace(_ contact: Contact, tag: String?) throws
    /// Replaces many contacts, as ``replace(_:tag:)`` would one by one, but in less time. When it throws, some of those
    /// before the one that was refused are replaced. Each contact may come once only.
    ///
    /// - Parameter contact: as for ``insert(_:contact:)``.
    func replace(_ count: Int, contact: @escaping @Sendable (Int) -> TaggedContact) throws
    /// Removes the contacts with their bases and conflicts; identifiers that do not exist are passed over. Outbox entries
    /// stay, so that a deletion outlives its contact and no change is lost by the way:
    /// ``removeOutboxEntry(of:)`` is for those that are settled.
    func remove(_ ids: [ContactID]) throws

    /// Sets what the directory last said of the contact, or with nil that the contact is just that. Throws
    /// ``StoreError/noSuchContact(_:)`` for a base of a contact that is not there.
    func setBase(_ base: ContactContent?, of id: ContactID) throws

    /// Keeps the entry and returns it with its number: a new one, or that of the contact's entry, which it then
    /// replaces. The number that it is given with does not count, and the contact need not be there. Throws
    /// ``StoreError/noSuchBook(_:)``.
    @discardableResult func saveOutboxEntry(_ entry: OutboxEntry) throws -> OutboxEntry
    /// Passes over a contact that has none.
    func removeOutboxEntry(of id: ContactID) throws

    /// Keeps the conflict in place of one that the contact may have; the contact need not be there. Throws
    /// ``StoreError/noSuchBook(_:)``.
    func setConflict(_ conflict: Conflict) throws
    /// Passes over a contact that has none.
    func removeConflict(of id: ContactID) throws

    /// Puts a contact into the trash, in place of what the trash may have of it already. The contact itself is removed
    /// by ``remove(_:)``. Throws ``StoreError/noSuchBook(_:)``.
    func putInTrash(_ trashed: TrashedContact) throws
    /// Identifiers that are not there are passed over.
    func removeFromTrash(_ ids: [ContactID]) throws

    /// Records a step as the newest one and returns it with its number. Steps that were undone are forgotten, as editors
    /// do, and so are those beyond ``HistoryEntry/limit``. Throws ``StoreError/noSuchBook(_:)``.
    @discardableResult func recordHistory(
        summary: String, at moment: Timestamp, changes: [HistoryEntry.Change]
    ) throws -> HistoryEntry
    /// Passes over a step that is not there.
    func setUndone(_ id: HistoryEntry.ID, _ isUndone: Bool) throws
    /// Replaces what a step says of contacts. Passes over a step that is not there. Throws ``StoreError/noSuchBook(_:)``.
    func setChanges(_ changes: [HistoryEntry.Change], ofStep id: HistoryEntry.ID) throws
    /// Takes out what steps say of these contacts, and steps that say nothing else.
    func forgetHistory(of ids: [ContactID]) throws

    /// Keeps the bytes of a photo for as long as something names it: a contact, a base, what was sent, the trash, a step
    /// of the history. It belongs into the transaction that makes a contact name it: bytes that nothing names are dropped
    /// when contacts are removed, or the trash, the history or a book forgets something. Bytes that are there already
    /// stay as they are.
    func addPhoto(_ data: PhotoData) throws

    /// A mark that is set once and outlives everything else in the store, such as "the demo book was given".
    func setMark(_ mark: String) throws
}
