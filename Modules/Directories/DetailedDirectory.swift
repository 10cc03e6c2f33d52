package import Models

/// A directory whose list omits fields of its entries: they are fetched entry by entry.
package protocol DetailedDirectory: DirectoryService {
    /// The fields that the list omits.
    var detailFields: Set<ContactField> { get }

    /// Fetches entries one by one with bounded concurrency, and passes each on as it arrives, in any order. Skips
    /// entries that no longer exist.
    ///
    /// - Parameter each: Called by one task at a time; throwing ends the fetching.
    /// - Throws: ``DirectoryError`` of the first entry that failed, and errors of the closure. An error that concerns a
    ///   single entry is thrown after the others were fetched; any other error, and several in a row, end the fetching
    ///   immediately. Entries passed on until then are complete.
    func readDetails(
        of remoteIDs: [String], each: @escaping @Sendable (DirectoryEntry) async throws -> Void
    ) async throws
}
