import Persistence
import SQLitePersistence
import Testing

/// The implementations that keep the port's contract.
enum StoreKind: CaseIterable, CustomTestStringConvertible {
    case memory
    case sqlite

    var testDescription: String { "\(self)" }

    /// Runs the body with a fresh store.
    func withStore(_ body: (any ContactStore) throws -> Void) throws {
        switch self {
        case .memory: try body(InMemoryContactStore())
        case .sqlite: try TemporaryFolder.with { try body(SQLiteContactStore(path: $0.database)) }
        }
    }
}
