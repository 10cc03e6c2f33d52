import Persistence
import SQLitePersistence
import Testing

/// The stores that a refresh has to do the same on.
enum StoreKind: CaseIterable, CustomTestStringConvertible {
    case memory, sqlite

    var testDescription: String { "\(self)" }

    func store(in folder: TemporaryFolder) throws -> any ContactStore {
        switch self {
        case .memory: InMemoryContactStore()
        case .sqlite: try SQLiteContactStore(path: "\(folder.path)/kith.db")
        }
    }
}
