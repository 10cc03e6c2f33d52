internal import JSON
internal import Models
internal import Persistence

/// The columns of the table `book`.
enum BookColumns {
    static let names = "name, directory, url, options, operations, fields, created"

    static func book(from row: Statement, path: String) throws(StoreError) -> AddressBook {
        do {
            var binding: DirectoryBinding?
            if let kind = row.optionalText(1) {
                var options: [String: String] = [:]
                try row.withJSON(3) { cursor throws(JSONCursor.Mismatch) in
                    try cursor.object { cursor, key throws(JSONCursor.Mismatch) in options[key] = try cursor.string() }
                }
                binding = DirectoryBinding(kind: kind, url: row.text(2), options: options)
            }
            // Fields that a later version added are passed over.
            let fields = try row.withJSON(5) { cursor throws(JSONCursor.Mismatch) in try cursor.strings() } ?? []
            return AddressBook(
                name: row.text(0), directory: binding,
                capabilities: Capabilities(
                    operations: Capabilities.Operations(rawValue: Int(row.integer(4))),
                    fields: Set(fields.compactMap { ContactField(rawValue: $0) })),
                created: Timestamp(milliseconds: row.integer(6)))
        } catch {
            throw StoreError.damaged(path: path, detail: "book \(row.text(0)): \(error)")
        }
    }

    /// Binds directory, url, options, operations and fields, the first of them to `first`.
    static func bind(_ book: AddressBook, to statement: Statement, from first: Int32) throws {
        try statement.bind(first, book.directory?.kind)
        try statement.bind(first + 1, book.directory?.url)
        try statement.bind(first + 2, book.directory.flatMap { options($0.options) })
        try statement.bind(first + 3, Int64(book.capabilities.operations.rawValue))
        try statement.bind(first + 4, JSONWriter.text { $0.fields(book.capabilities.fields) })
    }

    private static func options(_ options: [String: String]) -> String? {
        guard !options.isEmpty else { return nil }
        return JSONWriter.text { writer in
            writer.beginObject()
            for (key, value) in options.sorted(by: { $0.key < $1.key }) { writer.member(key, value) }
            writer.endObject()
        }
    }
}
