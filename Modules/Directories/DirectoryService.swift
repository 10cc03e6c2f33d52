// Directories: the port to the remote services that hold contacts, and what their adapters share: how a list is read
// entry by entry, how a photo's URL is resolved, and one error. It owns no state; it knows no store and no front, and
// none of the services that are reached through it.

/// One directory, reached as one book is bound to it.
package protocol DirectoryService: Sendable {
    /// Reads all that the directory holds.
    ///
    /// - Parameters:
    ///   - state: what the last fetch handed over as ``DirectoryFetch/state``; nil asks for everything.
    ///   - progress: called from any thread while entries come in.
    /// - Throws: ``DirectoryError``. A fetch that fails, or is canceled, hands over nothing: an error is never an
    ///   empty directory.
    func fetch(
        after state: String?, progress: @escaping @Sendable (FetchProgress) -> Void
    ) async throws(DirectoryError) -> DirectoryFetch
}
