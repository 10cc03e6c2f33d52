/// A named collection of contacts: on this machine only, or bound to a directory.
package struct AddressBook: Sendable, Hashable {
    /// Unique in the store; compared as it is written.
    package let name: String
    /// Nil for a book that lives on this machine only.
    package var directory: DirectoryBinding?
    package var capabilities: Capabilities
    package var created: Timestamp

    package init(name: String, directory: DirectoryBinding? = nil, capabilities: Capabilities, created: Timestamp) {
        self.name = name
        self.directory = directory
        self.capabilities = capabilities
        self.created = created
    }

    /// Error in a book's name; nil if it is valid. Names have 1 to 64 characters, none of them blank,
    /// control, `/` or `:`, and do not begin with `-` or `.`, so that they are easy to type and safe in a file name.
    package static func error(inName name: String) -> String? {
        if name.isEmpty { return "a book needs a name" }
        if name.count > 64 { return "a book's name can have at most 64 characters" }
        // By scalars: with a combining mark behind it, the sign is another character, but still no start for a name.
        if let first = name.unicodeScalars.first, first == "-" || first == "." {
            return "a book's name can't begin with \"\(first)\""
        }
        let forbidden = name.unicodeScalars.contains {
            $0.properties.isWhitespace || $0.properties.generalCategory == .control
                || $0.properties.generalCategory == .format || $0 == "/" || $0 == ":"
        }
        return forbidden ? "a book's name can't contain spaces, control characters, \"/\" or \":\"" : nil
    }
}
