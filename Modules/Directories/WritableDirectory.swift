package import Models

/// A directory that takes changes.
///
/// A write is sent once. Where its answer is lost the error says so (``DirectoryError/isAnswerLost``), and whoever wants
/// to send it again looks first whether it has arrived.
package protocol WritableDirectory: DirectoryService {
    /// Creates a contact and returns what the directory made of it. A photo whose bytes the store has
    /// (``Photo/storedName``) is not created with it: it is sent as an update afterwards. Throws
    /// ``DirectoryError/refused(host:_:)`` with all messages for values that it does not take.
    func create(_ content: ContactContent) async throws(DirectoryError) -> DirectoryEntry

    /// Changes the given fields of a contact to what they are in the content, and no others. Throws
    /// ``DirectoryError/refused(host:_:)``, and ``DirectoryError/gone(host:)`` when there is no such contact.
    ///
    /// - Parameters:
    ///   - content: in the other fields, what the directory is known to have: some writes have to say that again.
    ///   - photo: the bytes of the content's photo, where it is one of the store's and among the fields. The answer has
    ///     the URL that the directory gave it.
    func update(
        _ remoteID: String, fields: Set<ContactField>, to content: ContactContent, photo: PhotoData?
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

extension WritableDirectory {
    /// The same without a photo's bytes.
    package func update(
        _ remoteID: String, fields: Set<ContactField>, to content: ContactContent
    ) async throws(DirectoryError) -> DirectoryEntry {
        try await update(remoteID, fields: fields, to: content, photo: nil)
    }
}
