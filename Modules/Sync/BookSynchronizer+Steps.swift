extension BookSynchronizer {
    /// The same as ``refresh(_:options:progress:)``, with the steps told where the caller runs. They come maybe faster
    /// than they can be shown: only the latest one waits, and none outlives its refresh.
    package func refresh(
        _ book: String, options: RefreshOptions = RefreshOptions(), onStep: (RefreshProgress) -> Void
    ) async throws(SyncError) -> RefreshReport {
        let (steps, continuation) = AsyncStream.makeStream(
            of: RefreshProgress.self, bufferingPolicy: .bufferingNewest(1))
        async let outcome = outcome(of: book, options, reporting: continuation)
        for await step in steps { onStep(step) }
        return try await outcome.get()
    }

    /// A refresh as a value, whose steps end with it.
    private func outcome(
        of book: String, _ options: RefreshOptions, reporting steps: AsyncStream<RefreshProgress>.Continuation
    ) async -> Result<RefreshReport, SyncError> {
        defer { steps.finish() }
        do throws(SyncError) {
            return .success(try await refresh(book, options: options) { steps.yield($0) })
        } catch {
            return .failure(error)
        }
    }
}
