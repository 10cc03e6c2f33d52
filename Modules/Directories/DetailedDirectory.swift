package import Models

/// A directory whose list says less of an entry than the directory knows: the rest is asked for entry by entry.
package protocol DetailedDirectory: DirectoryService {
    /// The fields that the list leaves out.
    var detailFields: Set<ContactField> { get }

    /// Reads the entries one by one, several at a time, and hands each over as it comes, in any order; one that has
    /// vanished meanwhile is passed over.
    ///
    /// - Parameter each: called on one task at a time; throwing ends the reading.
    /// - Throws: ``DirectoryError`` of the first entry that could not be read, and what the closure throws. An error that
    ///   concerns one entry alone is thrown after the others were read, so that it never costs them; any other error, and
    ///   several in a row, end the reading at once. What was handed over until then is whole.
    func readDetails(
        of remoteIDs: [String], each: @escaping @Sendable (DirectoryEntry) async throws -> Void
    ) async throws
}
