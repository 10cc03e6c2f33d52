extension ConfigFile {
    /// Sets a setting's value, quoted as needed. If it has several entries, the last one changes. If it has none, a
    /// line is added to its section, and a missing section to the end of the file.
    ///
    /// - Throws: `.invalidKey`; `.invalidValue` for control characters that have no escape; `.tooLarge`. The file is
    ///   then unchanged.
    package mutating func set(_ key: String, to value: String) throws(ConfigurationError) {
        let key = try ConfigKey(key)
        let text = try Self.quoted(value, for: key)
        if let entry = list.last(where: { $0.key == key }) {
            try change(entry.place, to: text)
        } else if let index = sections.lastIndex(where: { $0.name == key.section && $0.subsection == key.subsection }) {
            try add(key, text, toSection: index)
        } else {
            let header = Self.header(key) + newline + "\t\(key.name) = \(text)" + newline
            try replace(bytes.count..<bytes.count, with: Array((lineBreak(before: bytes.count) + header).utf8))
        }
    }

    /// Removes all entries of a setting with their lines. Returns true if there were any. The section header stays.
    ///
    /// - Throws: `.invalidKey`.
    @discardableResult
    package mutating func unset(_ key: String) throws(ConfigurationError) -> Bool {
        let key = try ConfigKey(key)
        let places = list.filter { $0.key == key }.map(\.place)
        for place in places.reversed() {
            let lineStart = bytes[..<place.start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
            let standsAlone = bytes[lineStart..<place.start].allSatisfy(ConfigParser.isBlank)
            try replace(standsAlone ? lineStart..<endOfLine(place.end) : place.start..<place.end, with: [])
        }
        return !places.isEmpty
    }

    private mutating func change(_ place: Place, to text: String) throws(ConfigurationError) {
        guard let valueStart = place.valueStart else {
            return try replace(place.nameEnd..<place.nameEnd, with: Array(" = \(text)".utf8))
        }
        let before = bytes[valueStart - 1] == UInt8(ascii: "=") ? " " : ""
        // A comment may begin right after an empty value.
        let meetsComment = place.end < bytes.count && ConfigParser.isCommentMark(bytes[place.end])
        try replace(valueStart..<place.end, with: Array((before + text + (meetsComment ? " " : "")).utf8))
    }

    private mutating func add(_ key: ConfigKey, _ text: String, toSection index: Int) throws(ConfigurationError) {
        let last = list.last { $0.place.sectionIndex == index }?.place
        let anchor = last?.end ?? sections[index].end
        let end = endOfLine(anchor)
        let line = indentation(of: last) + "\(key.name) = \(text)" + newline
        if index + 1 < sections.count, sections[index + 1].start < end {
            // Another header is on this line.
            try replace(anchor..<anchor, with: Array((newline + line).utf8))
        } else {
            try replace(end..<end, with: Array((lineBreak(before: end) + line).utf8))
        }
    }

    /// The offset after the line that contains an offset, including its line feed.
    private func endOfLine(_ offset: Int) -> Int {
        bytes[offset...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
    }

    /// The text to write before a new line at the end of the file: the last line may lack its line feed, or end in a
    /// continuation that would absorb the new line.
    private func lineBreak(before offset: Int) -> String {
        guard offset == bytes.count, offset > 0 else { return "" }
        let isComplete = bytes[offset - 1] == UInt8(ascii: "\n") && list.last?.place.end != offset
        return isComplete ? "" : newline
    }

    /// The indentation of a neighboring entry, if only white space precedes it; otherwise a tab, like git.
    private func indentation(of place: Place?) -> String {
        guard let place else { return "\t" }
        let blanks = bytes[..<place.start].suffix(while: ConfigParser.isBlank)
        let startsLine = blanks.startIndex == 0 || bytes[blanks.startIndex - 1] == UInt8(ascii: "\n")
        return startsLine ? String(decoding: blanks, as: UTF8.self) : "\t"
    }

    /// The line ending of this file.
    private var newline: String {
        guard let first = bytes.firstIndex(of: UInt8(ascii: "\n")), first > 0 else { return "\n" }
        return bytes[first - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    }

    private static func header(_ key: ConfigKey) -> String {
        guard let subsection = key.subsection else { return "[\(key.section)]" }
        var quoted = ""
        for character in subsection.unicodeScalars {
            if character == "\"" || character == "\\" { quoted.unicodeScalars.append("\\") }
            quoted.unicodeScalars.append(character)
        }
        return "[\(key.section) \"\(quoted)\"]"
    }

    private static func quoted(_ value: String, for key: ConfigKey) throws(ConfigurationError) -> String {
        var text = ""
        for character in value.unicodeScalars {
            switch character {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case "\u{8}": text += "\\b"
            case "\u{0}"..."\u{1F}", "\u{7F}":
                throw ConfigurationError(
                    .invalidValue, "the value for \(key) has a control character that a config file can't hold",
                    hint: "Use only text, tabs and line breaks.")
            default: text.unicodeScalars.append(character)
            }
        }
        let bytes = value.utf8
        let needsQuotes = bytes.first == 0x20 || bytes.last == 0x20 || bytes.contains(where: ConfigParser.isCommentMark)
        return needsQuotes || value.isEmpty ? "\"\(text)\"" : text
    }
}

extension ArraySlice<UInt8> {
    fileprivate func suffix(while predicate: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        var start = endIndex
        while start > startIndex, predicate(self[start - 1]) { start -= 1 }
        return self[start...]
    }
}
