import Persistence
import SQLitePersistence
import Testing

/// The implementations that keep the port's contract.
enum StoreKind: CaseIterable, CustomTestStringConvertible {
    case memory
    case sqlite

    var testDescription: String { "\(self)" }

    /// Runs the body with a fresh store.
    func withStore<Result>(_ body: (any ContactStore) throws -> Result) throws -> Result {
        switch self {
        case .memory: try body(InMemoryContactStore())
        case .sqlite: try TemporaryFolder.with { try body(SQLiteContactStore(path: $0.database)) }
        }
    }

    func withStoreWaiting(_ body: (any ContactStore) async throws -> Void) async throws {
        switch self {
        case .memory: try await body(InMemoryContactStore())
        case .sqlite: try await TemporaryFolder.withWaiting { try await body(SQLiteContactStore(path: $0.database)) }
        }
    }
}
