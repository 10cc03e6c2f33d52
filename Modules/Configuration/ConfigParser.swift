/// A single-pass parser of a config file's text.
struct ConfigParser {
    private let bytes: [UInt8]
    private let path: String
    private let lineStarts: [Int]
    private var position = 0
    private var sections: [ConfigFile.Section] = []
    private var entries: [ConfigFile.Entry] = []

    static func parse(
        _ bytes: [UInt8], path: String
    ) throws(ConfigurationError) -> ([ConfigFile.Section], [ConfigFile.Entry]) {
        guard bytes.count <= ConfigFile.sizeLimit else {
            throw ConfigurationError(
                .tooLarge, "\(path) has more than \(ConfigFile.sizeLimit >> 20) MiB",
                hint: "Check that this is Kith's config file, and shorten it.")
        }
        var parser = ConfigParser(bytes, path: path)
        try parser.parseLines()
        return (parser.sections, parser.entries)
    }

    static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    static func isCommentMark(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "#") || byte == UInt8(ascii: ";") }

    private init(_ bytes: [UInt8], path: String) {
        self.bytes = bytes
        self.path = path
        lineStarts = [0] + bytes.indices.lazy.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    private mutating func parseLines() throws(ConfigurationError) {
        while position < bytes.count {
            let byte = bytes[position]
            if Self.isBlank(byte) || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                position += 1
            } else if Self.isCommentMark(byte) {
                while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
            } else if byte == UInt8(ascii: "[") {
                try parseHeader()
            } else if ConfigKey.isLetter(byte) {
                try parseEntry()
            } else {
                throw failure("a [section], a name, or a comment")
            }
        }
    }

    private mutating func parseHeader() throws(ConfigurationError) {
        let start = position
        position += 1
        let name = takeName(orDot: true)
        guard !name.isEmpty, !name.hasPrefix(".") else { throw failure("the name of a section") }
        var parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        skipBlanks()
        if peek() == UInt8(ascii: "\"") {
            guard parts.count == 1 else { throw failure("']'") }
            parts.append(try parseSubsection())
            skipBlanks()
        }
        guard peek() == UInt8(ascii: "]") else {
            throw failure(parts.count == 1 ? "']' or a subsection in quotes" : "']'")
        }
        position += 1
        sections.append(.init(name: parts[0], subsection: parts.dropFirst().first, start: start, end: position))
    }

    private mutating func parseSubsection() throws(ConfigurationError) -> String {
        let start = position
        position += 1
        var text: [UInt8] = []
        while let byte = peek(), byte != UInt8(ascii: "\"") {
            if byte == UInt8(ascii: "\\") { position += 1 }
            guard let byte = peek(), !ConfigKey.isControl(byte) else { throw failure("a closing quote") }
            text.append(byte)
            position += 1
        }
        guard peek() != nil else { throw failure("a closing quote") }
        position += 1
        return try string(text, from: start)
    }

    private mutating func parseEntry() throws(ConfigurationError) {
        guard let section = sections.last else { throw failure("a [section] before the first name") }
        let start = position
        let name = takeName(orDot: false)
        let nameEnd = position
        var valueStart: Int?
        var end = nameEnd
        var value = "true"
        skipBlanks()
        if peek() == UInt8(ascii: "=") {
            position += 1
            skipBlanks()
            valueStart = position
            (value, end) = try parseValue()
        } else if let byte = peek(), !isAtLineEnd, !Self.isCommentMark(byte) {
            throw failure("'=' after the name")
        }
        entries.append(
            .init(
                key: ConfigKey(section: section.name, subsection: section.subsection, name: name), value: value,
                line: line(of: start),
                place: .init(
                    sectionIndex: sections.count - 1, start: start, nameEnd: nameEnd, valueStart: valueStart, end: end))
        )
    }

    /// Parses a value. Returns it and its end, before trailing white space and comment.
    private mutating func parseValue() throws(ConfigurationError) -> (String, end: Int) {
        let start = position
        var end = position
        var text: [UInt8] = []
        var keptCount = 0
        var isQuoted = false
        while let byte = peek(), !isAtLineEnd {
            if Self.isCommentMark(byte), !isQuoted { break }
            if Self.isBlank(byte), !isQuoted {
                // White space counts only between words.
                if !text.isEmpty { text.append(byte) }
                position += 1
                continue
            }
            switch byte {
            case UInt8(ascii: "\""):
                isQuoted.toggle()
                position += 1
            case UInt8(ascii: "\\"):
                if try takeContinuation() {
                    end = position
                    continue
                }
                try parseEscape(into: &text)
            default:
                guard !ConfigKey.isControl(byte) || byte == UInt8(ascii: "\t") else {
                    throw failure("no control character")
                }
                text.append(byte)
                position += 1
            }
            keptCount = text.count
            end = position
        }
        if isQuoted { throw failure("a closing quote") }
        return (try string(Array(text.prefix(keptCount)), from: start), end)
    }

    /// Skips a backslash that continues the line. Returns true if there is one here.
    private mutating func takeContinuation() throws(ConfigurationError) -> Bool {
        position += 1
        guard position < bytes.count else { throw escapeFailure }
        if isAtLineEnd {
            position += bytes[position] == UInt8(ascii: "\r") ? 2 : 1
            return true
        }
        position -= 1
        return false
    }

    private mutating func parseEscape(into text: inout [UInt8]) throws(ConfigurationError) {
        position += 1
        switch peek() {
        case UInt8(ascii: "\\"), UInt8(ascii: "\""): text.append(bytes[position])
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "b"): text.append(0x08)
        default: throw escapeFailure
        }
        position += 1
    }

    private var escapeFailure: ConfigurationError {
        failure(#"\\, \", \n, \t, \b or the end of the line after a backslash"#)
    }

    /// Consumes letters, digits and hyphens. Returns them in lower case.
    private mutating func takeName(orDot: Bool) -> String {
        let start = position
        while let byte = peek(), ConfigKey.isNameByte(byte) || (orDot && byte == UInt8(ascii: ".")) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
    }

    private mutating func skipBlanks() {
        while let byte = peek(), Self.isBlank(byte) { position += 1 }
    }

    private func peek() -> UInt8? { position < bytes.count ? bytes[position] : nil }

    /// True if a line feed follows, or a carriage return and then a line feed or the end.
    private var isAtLineEnd: Bool {
        guard let byte = peek() else { return true }
        if byte == UInt8(ascii: "\r") {
            return position + 1 == bytes.count || bytes[position + 1] == UInt8(ascii: "\n")
        }
        return byte == UInt8(ascii: "\n")
    }

    private func string(_ text: [UInt8], from start: Int) throws(ConfigurationError) -> String {
        guard let string = String(validating: text, as: UTF8.self) else { throw failure("UTF-8", at: start) }
        return string
    }

    private func line(of offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while low < high {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func failure(_ expected: String, at offset: Int? = nil) -> ConfigurationError {
        let offset = offset ?? position
        let line = line(of: offset)
        let column = 1 + bytes[lineStarts[line - 1]..<offset].count { $0 & 0xC0 != 0x80 }
        return ConfigurationError(
            .syntax(line: line, column: column), "\(path):\(line):\(column): expected \(expected)",
            hint: "Correct that line; the syntax is that of git's config files.")
    }
}
