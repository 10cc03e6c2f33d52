extension BookSynchronizer {
    /// Refreshes like ``refresh(_:options:progress:)``, with progress reported in the caller's isolation. If steps
    /// arrive faster than they are shown, only the latest one is kept, and none outlives its refresh.
    package func refresh(
        _ book: String, options: RefreshOptions = RefreshOptions(), onStep: (RefreshProgress) -> Void
    ) async throws(SyncError) -> RefreshReport {
        let (steps, continuation) = AsyncStream.makeStream(
            of: RefreshProgress.self, bufferingPolicy: .bufferingNewest(1))
        async let outcome = outcome(of: book, options, reporting: continuation)
        for await step in steps { onStep(step) }
        return try await outcome.get()
    }

    /// Runs a refresh; its stream of steps ends with it.
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
