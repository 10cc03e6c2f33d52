internal import Models
internal import Persistence

extension SQLiteWriter {
    func addPhoto(_ data: PhotoData) throws {
        try runIfAny("INSERT INTO photo (name, type, data) VALUES (?, ?, ?) ON CONFLICT DO NOTHING") { statement in
            try statement.bind(1, data.name)
            try statement.bind(2, data.format.rawValue)
            try statement.bind(3, blob: data.bytes)
        }
    }

    /// Drops the bytes that nothing names any more, where something was forgotten.
    func dropUnnamedPhotos() throws {
        guard mayFreePhotos, try connection.integer("SELECT EXISTS (SELECT 1 FROM photo)") == 1 else { return }
        try run("DELETE FROM photo WHERE 'kith-photo:' || name NOT IN (\(Self.namedPhotos))") { _ in }
    }

    /// The URL of every photo that something names. Of JSON only what may have one is looked into: a text is found in a
    /// fraction of the time that it takes to parse.
    private static let namedPhotos: String = {
        let contents = [
            ("content", "base"), ("sent", "outbox"), ("content", "trash"), ("base", "trash"),
            ("content_before", "history_change"), ("content_after", "history_change"),
        ]
        return contents.reduce("SELECT photo FROM contact WHERE photo GLOB 'kith-photo:*'") { union, place in
            let (column, table) = place
            return """
                \(union) UNION SELECT \(column) ->> '$.photo' FROM \(table)
                WHERE instr(\(column), '"kith-photo:') AND \(column) ->> '$.photo' IS NOT NULL
                """
        }
    }()
}
