// Sync: brings directories and the store together. It fetches, compares with what the directory said last, and writes
// the difference in one transaction, or nothing at all. It owns no state beyond what it hands to the store, and the
// ledger of what refreshes came to; it knows no front, no transport and no kind of directory by name.

/// The port through which fronts and features have books refreshed.
package protocol BookSynchronizer: Sendable {
    /// Reads the book's directory and brings the store up to it.
    ///
    /// Throws ``SyncError``; the store is then as it was. Canceling the task stops the fetch and throws an error with
    /// ``SyncError/isCancellation``; what has begun to be written is finished.
    ///
    /// - Parameter progress: called from any thread while entries come in.
    func refresh(
        _ book: String, options: RefreshOptions, progress: @escaping @Sendable (RefreshProgress) -> Void
    ) async throws(SyncError) -> RefreshReport

    /// Sends the changes of a book that wait in the outbox, and fetches nothing. A book without a directory, or with one
    /// that cannot be written to, has none.
    ///
    /// Throws ``SyncError``; what was sent until then is recorded, and what was not still waits.
    func push(_ book: String, options: RefreshOptions) async throws(SyncError) -> PushReport
}
