/// Settings in the format of git's config files (git-config(1), "Configuration file"), as one value: the exact bytes of
/// the file and its settings. Changing one setting preserves every other line.
///
/// It differs from git's format: control characters in values are rejected, a comment may follow a name without a
/// value, there are no includes, and the file must be UTF-8.
package struct ConfigFile: Sendable {
    /// One setting and its position in the file.
    package struct Entry: Sendable, Hashable {
        /// The name.
        package let key: ConfigKey
        /// The value, unquoted; "true" if the entry has none.
        package let value: String
        /// The one-based line of its name.
        package let line: Int
        let place: Place
    }

    /// The position of an entry, as byte offsets.
    struct Place: Sendable, Hashable {
        let sectionIndex: Int
        let start: Int
        let nameEnd: Int
        /// Nil if there is no `=`.
        let valueStart: Int?
        /// The end of the value, or of the name, without trailing white space and comment.
        let end: Int
    }

    /// A section header.
    struct Section: Sendable, Hashable {
        let name: String
        let subsection: String?
        let start: Int
        let end: Int
    }

    /// The maximum size of a config file in bytes.
    package static var sizeLimit: Int { 1 << 20 }

    /// The file's path, for messages.
    package let path: String
    /// The UTF-8 text of the file.
    package private(set) var bytes: [UInt8]
    /// The settings in file order, including repeated ones.
    package private(set) var list: [Entry]
    private(set) var sections: [Section]
    /// The bytes that writing expects on disk: those that were read, or nil if there was no file.
    var bytesOnDisk: [UInt8]?

    /// Parses a config file's text. No input traps.
    ///
    /// - Throws: `.syntax` with a message that names the file, line, column and the expected token; `.tooLarge`.
    package init(path: String, bytes: [UInt8] = []) throws(ConfigurationError) {
        self.path = path
        self.bytes = bytes
        (sections, list) = try ConfigParser.parse(bytes, path: path)
    }

    /// The value of a setting, the last one if repeated; nil if it is missing or its name is invalid.
    package func get(_ key: String) -> String? {
        entries(of: key).last?.value
    }

    /// All values of a setting, in order.
    package func getAll(_ key: String) -> [String] {
        entries(of: key).map(\.value)
    }

    /// A Boolean setting: `yes`, `true`, `on`, `1` or no value are true; `no`, `false`, `off`, `0` or an empty value
    /// are false. Case is ignored. Nil if the setting is missing.
    ///
    /// - Throws: `.invalidValue` for any other value, naming the file and line.
    package func bool(_ key: String) throws(ConfigurationError) -> Bool? {
        guard let entry = entries(of: key).last else { return nil }
        switch entry.value.lowercased() {
        case "yes", "true", "on", "1": return true
        case "no", "false", "off", "0", "": return false
        default:
            throw ConfigurationError(
                .invalidValue, "\(path):\(entry.line): \(entry.key) is '\(entry.value)', but must be yes or no",
                hint: "Set yes, no, true, false, on, off, 1 or 0.")
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
