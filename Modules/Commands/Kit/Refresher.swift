internal import CommandLineErrors
package import CommandLineStreams
internal import Models
package import Persistence
package import Sync

/// Has books refreshed, with progress on stderr.
@MainActor
package struct Refresher {
    private let store: any ContactStore
    private let synchronizer: any BookSynchronizer
    private let diagnostics: Diagnostics

    package nonisolated init(store: any ContactStore, synchronizer: any BookSynchronizer, diagnostics: Diagnostics) {
        self.store = store
        self.synchronizer = synchronizer
        self.diagnostics = diagnostics
    }

    /// The books that are bound to a directory, in their order.
    package func boundBooks() throws -> [String] {
        try store.read { try $0.books() }.filter { $0.directory != nil }.map(\.name)
    }

    package func refresh(_ book: String, _ options: RefreshOptions) async throws(SyncError) -> RefreshReport {
        let line = ProgressLine(diagnostics: diagnostics)
        defer { line.end() }
        return try await synchronizer.refresh(book, options: options) { progress in
            Task { @MainActor in line.show(Self.text(progress, of: book)) }
        }
    }

    /// Refreshes before something else is read; a failure is told, and what the store has is read all the same.
    package func refreshBeforeReading(book: String?) async -> ExitCode {
        do {
            var result = ExitCode.done
            for name in try boundBooks() where book == nil || book == name {
                do throws(SyncError) {
                    let report = try await refresh(name, RefreshOptions())
                    guard let failure = report.failure else { continue }
                    diagnostics.warn(CommandError(SyncError.directory(book: name, failure)))
                    result = .partlyDone
                } catch {
                    diagnostics.warn(CommandError(error))
                    result = .partlyDone
                }
            }
            return result
        } catch {
            diagnostics.warn(CommandError(error))
            return .partlyDone
        }
    }

    private nonisolated static func text(_ progress: RefreshProgress, of book: String) -> String {
        switch progress {
        case .fetching(let received, let expected?): "Syncing \(book) · \(received) of \(expected)"
        case .fetching(0, nil): "Syncing \(book) · waiting for the directory"
        case .fetching(let received, nil): "Syncing \(book) · \(received)"
        case .detailing(let received, let expected): "Reading details of \(book) · \(received) of \(expected)"
        case .storing: "Storing \(book)…"
        }
    }
}
