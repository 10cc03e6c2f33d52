internal import Models
internal import Persistence

extension SQLiteReader {
    func photo(named name: String) throws -> PhotoData? {
        try connection.withStatement("SELECT type, data FROM photo WHERE name = ?") { row in
            try row.bind(1, name)
            guard try row.step() else { return nil }
            guard let format = PhotoData.Format(rawValue: row.text(0)) else {
                let detail = "photo \(name): \"\(row.text(0).prefix(40))\" is no type of a picture"
                throw StoreError.damaged(path: connection.path, detail: detail)
            }
            return PhotoData(row.blob(1), format: format, name: name)
        }
    }

    func hasPhoto(named name: String) throws -> Bool {
        try connection.withStatement("SELECT 1 FROM photo WHERE name = ?") { row in
            try row.bind(1, name)
            return try row.step()
        }
    }
}
