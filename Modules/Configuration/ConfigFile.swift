/// Settings in the manner of git's config files (git-config(1), "Configuration file"), as one value: what stands in the
/// file to the last byte, and the settings in it. Changing one setting leaves every other line as it was.
///
/// It differs from git's in this: control characters in values are refused, a comment may follow a name without
/// value, there are no includes, and it must be UTF-8.
package struct ConfigFile: Sendable {
    /// One setting as it stands in the file.
    package struct Entry: Sendable, Hashable {
        /// Its name.
        package let key: ConfigKey
        /// Its value, unquoted; "true" where the file gives none.
        package let value: String
        /// The line that its name stands on, counted from one.
        package let line: Int
        let place: Place
    }

    /// Where an entry stands: offsets into the text.
    struct Place: Sendable, Hashable {
        let sectionIndex: Int
        let start: Int
        let nameEnd: Int
        /// Nil where there is no `=`.
        let valueStart: Int?
        /// The end of the value, or of the name, without white space and comment behind.
        let end: Int
    }

    /// The header of a section.
    struct Section: Sendable, Hashable {
        let name: String
        let subsection: String?
        let start: Int
        let end: Int
    }

    /// How many bytes a config file may have.
    package static var sizeLimit: Int { 1 << 20 }

    /// Where the file stands, for messages.
    package let path: String
    /// The text of the file.
    package private(set) var bytes: [UInt8]
    /// The settings in the order of the file, repeated ones included.
    package private(set) var list: [Entry]
    private(set) var sections: [Section]
    /// What writing must find on the disk: what was read there, or nil where there was no file.
    var bytesOnDisk: [UInt8]?

    /// Parses a text. No input traps.
    ///
    /// - Throws: `.syntax` with a message that names file, line, column and what was expected; `.tooLarge`.
    package init(path: String, bytes: [UInt8] = []) throws(ConfigurationError) {
        self.path = path
        self.bytes = bytes
        (sections, list) = try ConfigParser.parse(bytes, path: path)
    }

    /// The value of a setting, of its last entry where there are several; nil where there is none or the name is none.
    package func get(_ key: String) -> String? {
        entries(of: key).last?.value
    }

    /// All values of a setting in order.
    package func getAll(_ key: String) -> [String] {
        entries(of: key).map(\.value)
    }

    /// A setting that is yes or no: `yes`, `true`, `on`, `1`, or no value at all; `no`, `false`, `off`, `0` or empty. Case
    /// does not count. Nil where the setting is missing.
    ///
    /// - Throws: `.invalidValue` for any other value, naming file and line.
    package func bool(_ key: String) throws(ConfigurationError) -> Bool? {
        guard let entry = entries(of: key).last else { return nil }
        switch entry.value.lowercased() {
        case "yes", "true", "on", "1": return true
        case "no", "false", "off", "0", "": return false
        default:
            throw ConfigurationError(
                .invalidValue, "\(path):\(entry.line): \(entry.key) is '\(entry.value)', but yes or no is expected",
                hint: "Write yes, no, true, false, on, off, 1 or 0.")
        }
    }

    mutating func replace(_ range: Range<Int>, with text: some Collection<UInt8>) throws(ConfigurationError) {
        var changed = bytes
        changed.replaceSubrange(range, with: text)
        (sections, list) = try ConfigParser.parse(changed, path: path)
        bytes = changed
    }

    private func entries(of dotted: String) -> [Entry] {
        guard let key = try? ConfigKey(dotted) else { return [] }
        return list.filter { $0.key == key }
    }
}
