package import Models

/// A directory that accepts changes.
///
/// A write is sent once. If its response is lost, the error says so (``DirectoryError/isAnswerLost``), and the caller
/// checks whether it has arrived before sending it again.
package protocol WritableDirectory: DirectoryService {
    /// Creates a contact and returns it as the directory stored it. A photo from the store (``Photo/storedName``) is
    /// not created with it: send it afterwards as an update.
    ///
    /// - Throws: ``DirectoryError/refused(host:_:)`` with all messages for rejected values.
    func create(_ content: ContactContent) async throws(DirectoryError) -> DirectoryEntry

    /// Updates the given fields of a contact, and no others.
    ///
    /// - Parameters:
    ///   - content: The new values; in the other fields, the directory's last known values, which some writes must
    ///     repeat.
    ///   - photo: The bytes of the content's photo, if it is in the store and among the fields. The response contains
    ///     the directory's URL of it.
    /// - Throws: ``DirectoryError/refused(host:_:)``; ``DirectoryError/gone(host:)`` if the contact does not exist.
    func update(
        _ remoteID: String, fields: Set<ContactField>, to content: ContactContent, photo: PhotoData?
    ) async throws(DirectoryError) -> DirectoryEntry

    /// Deletes a contact; succeeds if it does not exist.
    func delete(_ remoteID: String) async throws(DirectoryError)

    /// Fetches the contact's current state with all fields; nil if it does not exist.
    func entry(_ remoteID: String) async throws(DirectoryError) -> DirectoryEntry?

    /// Finds contacts with the same content, newest first, to identify a create whose response was lost. No time is
    /// compared: neither clock can be trusted, and a contact that says the same is as good as the lost one.
    ///
    /// - Parameter known: The identifiers of other contacts, which are not it.
    func entries(
        like content: ContactContent, except known: Set<String>
    ) async throws(DirectoryError) -> [DirectoryEntry]
}

extension WritableDirectory {
    /// Updates without a photo's bytes.
    package func update(
        _ remoteID: String, fields: Set<ContactField>, to content: ContactContent
    ) async throws(DirectoryError) -> DirectoryEntry {
        try await update(remoteID, fields: fields, to: content, photo: nil)
    }
}
