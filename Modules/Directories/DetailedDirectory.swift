package import Models

/// A directory whose list omits fields of its entries: they are fetched entry by entry.
package protocol DetailedDirectory: DirectoryService {
    /// The fields that the list omits.
    var detailFields: Set<ContactField> { get }

    /// Fetches entries one by one with bounded concurrency, and passes each on as it arrives, in any order.
    ///
    /// - Parameter each: Called by one task at a time; throwing ends the fetching.
    /// - Throws: ``DirectoryError`` that concerns the directory rather than one entry, as several failures in a row do,
    ///   and errors of the closure. What was passed on until then is complete.
    func readDetails(
        of remoteIDs: [String], each: @escaping @Sendable (DetailAnswer) async throws -> Void
    ) async throws
}

/// The answer to a request for one entry.
package enum DetailAnswer: Sendable, Hashable {
    case entry(DirectoryEntry)
    /// The entry can't be read, though others can.
    case failure(DetailFailure)
}

/// An entry that can't be read on its own, though the list has it.
package struct DetailFailure: Sendable, Hashable {
    package let remoteID: String
    /// The entry's address, for messages.
    package let url: String
    package let error: DirectoryError

    package init(remoteID: String, url: String, error: DirectoryError) {
        self.remoteID = remoteID
        self.url = url
        self.error = error
    }
}
