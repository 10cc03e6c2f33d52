// Directories: the port to remote services that hold contacts, and the shared parts of their adapters: parsing a list
// entry by entry, resolving photo URLs, and one error type. It owns no state; it must not know stores, front ends, or
// any particular service.

/// One directory, for one book that is bound to it.
package protocol DirectoryService: Sendable {
    /// Fetches all entries of the directory.
    ///
    /// - Parameters:
    ///   - state: The ``DirectoryFetch/state`` of the last fetch; nil fetches everything.
    ///   - progress: Called from any thread while entries arrive.
    /// - Throws: ``DirectoryError``. A failed or canceled fetch returns nothing: an error is never an empty directory.
    func fetch(
        after state: String?, progress: @escaping @Sendable (FetchProgress) -> Void
    ) async throws(DirectoryError) -> DirectoryFetch
}
