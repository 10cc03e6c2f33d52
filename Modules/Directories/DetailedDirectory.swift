package import Models

/// A directory whose list says less of an entry than the directory knows: the rest is asked for entry by entry.
package protocol DetailedDirectory: DirectoryService {
    /// The fields that the list leaves out.
    var detailFields: Set<ContactField> { get }

    /// Reads the entries one by one, several at a time, and hands each over as it comes, in any order; one that has
    /// vanished meanwhile is passed over.
    ///
    /// - Parameter each: called on one task at a time; throwing ends the reading.
    /// - Throws: ``DirectoryError`` of the first entry that could not be read, and what the closure throws. What was
    ///   handed over until then is whole.
    func readDetails(
        of remoteIDs: [String], each: @escaping @Sendable (DirectoryEntry) async throws -> Void
    ) async throws
}
