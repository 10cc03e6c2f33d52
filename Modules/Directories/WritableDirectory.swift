package import Models

/// A directory that takes changes.
///
/// A write is sent once. Where its answer is lost the error says so (``DirectoryError/isAnswerLost``), and whoever wants
/// to send it again looks first whether it has arrived.
package protocol WritableDirectory: DirectoryService {
    /// Creates a contact and returns what the directory made of it. Throws ``DirectoryError/refused(host:_:)`` with all
    /// messages for values that it does not take.
    func create(_ content: ContactContent) async throws(DirectoryError) -> DirectoryEntry

    /// Changes the given fields of a contact to what they are in the content, and no others. Throws
    /// ``DirectoryError/refused(host:_:)``, and ``DirectoryError/gone(host:)`` when there is no such contact.
    func update(
        _ remoteID: String, fields: Set<ContactField>, to content: ContactContent
    ) async throws(DirectoryError) -> DirectoryEntry

    /// Deletes a contact; one that is not there is deleted already.
    func delete(_ remoteID: String) async throws(DirectoryError)

    /// The contact as the directory has it now, with all its fields; nil when there is none.
    func entry(_ remoteID: String) async throws(DirectoryError) -> DirectoryEntry?

    /// Contacts that the directory created at the moment or later and that say what the content says, oldest first: how
    /// a create whose answer was lost is found again. `known` are the identifiers that are known to be others.
    func entries(
        like content: ContactContent, createdSince moment: Timestamp, except known: Set<String>
    ) async throws(DirectoryError) -> [DirectoryEntry]
}
