internal import Persistence

/// The books' names by their keys, as one transaction sees them.
///
/// A list, since books are few: it is searched faster than a dictionary, and made at each start.
struct BookNames {
    let path: String
    private var names: [(key: Int64, name: String)] = []
    private(set) var keys: [String: Int64] = [:]

    init(_ connection: Connection) throws {
        path = connection.path
        try connection.withStatement("SELECT key, name FROM book") { row in
            while try row.step() {
                names.append((row.integer(0), row.text(1)))
                keys[row.text(1)] = row.integer(0)
            }
        }
    }

    func name(of key: Int64) throws(StoreError) -> String {
        guard let name = known(key) else { throw StoreError.damaged(path: path, detail: "there is no book \(key)") }
        return name
    }

    func known(_ key: Int64) -> String? { names.first { $0.key == key }?.name }

    func key(of name: String) throws(StoreError) -> Int64 {
        guard let key = keys[name] else { throw StoreError.noSuchBook(name) }
        return key
    }
}
