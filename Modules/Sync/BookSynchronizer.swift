// Sync: synchronizes directories with the store. It fetches, compares with the directory's last state, and writes the
// difference in one transaction, or nothing at all. It owns only the results of the last refreshes; it must not know a
// front end, a transport or any particular kind of directory.

package import Models

/// The port for refreshing and sending a book.
package protocol BookSynchronizer: Sendable {
    /// Reads the book's directory and updates the store.
    ///
    /// Canceling the task stops the fetch and throws an error with ``SyncError/isCancellation``; a write in progress is
    /// completed.
    ///
    /// - Parameter progress: Called from any thread while entries arrive.
    /// - Throws: ``SyncError``; the store is then unchanged.
    func refresh(
        _ book: String, options: RefreshOptions, progress: @escaping @Sendable (RefreshProgress) -> Void
    ) async throws(SyncError) -> RefreshReport

    /// Reads one contact's fields again that its directory's list omits, and returns whether they have changed. A
    /// contact with pending changes, and one of a directory whose list is complete, is left as it is.
    ///
    /// - Throws: ``SyncError``; the store is then unchanged.
    func refreshContact(_ id: ContactID) async throws(SyncError) -> Bool

    /// Sends a book's pending changes from the outbox, and fetches nothing. A local book, or one with a read-only
    /// directory, has none.
    ///
    /// - Throws: ``SyncError``; changes sent until then are recorded, the others stay pending.
    func push(_ book: String, options: RefreshOptions) async throws(SyncError) -> PushReport
}
