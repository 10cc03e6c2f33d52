/// The name of a setting: `section.name` or `section.subsection.name`.
///
/// Section and name consist of ASCII letters, digits and hyphens; the name begins with a letter. Both are
/// case-insensitive and kept in lower case. The subsection is any single-line text, including dots, and is
/// case-sensitive.
package struct ConfigKey: Sendable, Hashable, CustomStringConvertible {
    /// The first part, in lower case.
    package let section: String
    /// The middle part, as written; nil if there is none.
    package let subsection: String?
    /// The last part, in lower case.
    package let name: String

    init(section: String, subsection: String?, name: String) {
        self.section = section
        self.subsection = subsection
        self.name = name
    }

    /// Parses a dotted name: the first dot ends the section and the last one begins the name.
    ///
    /// - Throws: `.invalidKey` if a part is missing or contains invalid characters.
    package init(_ dotted: String) throws(ConfigurationError) {
        guard let key = Self(parsing: dotted) else {
            throw ConfigurationError(
                .invalidKey, "'\(dotted)' is not the name of a setting",
                hint: "Write section.name or section.subsection.name, for example opener.email or book.rebels.url.")
        }
        self = key
    }

    private init?(parsing dotted: String) {
        guard let first = dotted.firstIndex(of: "."), let last = dotted.lastIndex(of: ".") else { return nil }
        let section = dotted[..<first]
        let name = dotted[dotted.index(after: last)...]
        guard !section.isEmpty, section.utf8.allSatisfy(Self.isNameByte), let letter = name.utf8.first,
            Self.isLetter(letter), name.utf8.allSatisfy(Self.isNameByte)
        else { return nil }
        let subsection = first == last ? nil : String(dotted[dotted.index(after: first)..<last])
        if let subsection, subsection.utf8.contains(where: Self.isControl) { return nil }
        self.init(section: section.lowercased(), subsection: subsection, name: name.lowercased())
    }

    /// The dotted name.
    package var description: String {
        if let subsection { "\(section).\(subsection).\(name)" } else { "\(section).\(name)" }
    }

    static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    static func isNameByte(_ byte: UInt8) -> Bool {
        isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
    }

    static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x7F }
}
