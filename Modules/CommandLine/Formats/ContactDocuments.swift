package import CommandLineStreams
internal import JSON
package import Models

/// Contacts as JSON. Long lists are written piece by piece, so that they need no memory.
@MainActor
package struct ContactDocuments {
    private let output: Output

    package init(output: Output) {
        self.output = output
    }

    /// `kith.list/1`; returns the number of contacts written.
    package func writeList(_ list: MatchingContacts, limit: Int) throws -> Int {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("schema", "kith.list/1")
        writer.key("items")
        writer.beginArray()
        let count = try forEach(list, limit: limit) { contact in
            writer.contact(contact)
            if writer.bytes.count >= 1 << 14 { try output.write(writer.take()) }
        }
        writer.endArray()
        writer.member("total", limit == .max ? count : try list.count())
        writer.endObject()
        try output.write(writer.take() + [UInt8(ascii: "\n")])
        return count
    }

    /// One contact a line; returns the number of contacts.
    package func writeLines(_ list: MatchingContacts, limit: Int, terminator: String) throws -> Int {
        try forEach(list, limit: limit) { contact in
            var writer = JSONWriter()
            writer.contact(contact)
            try output.write(writer.take() + Array(terminator.utf8))
        }
    }

    /// `kith.contact/1`.
    package func write(_ contact: Contact) throws {
        try output.write(
            JSONWriter.document("kith.contact/1") { writer in
                writer.key("contact")
                writer.contact(contact)
            })
    }

    private func forEach(_ list: MatchingContacts, limit: Int, _ body: (Contact) throws -> Void) throws -> Int {
        var count = 0
        guard limit > 0 else { return count }
        try list.forEachContact { contact in
            try body(contact)
            count += 1
            return count < limit && output.hasReader
        }
        return count
    }
}
