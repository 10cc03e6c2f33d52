internal import FoundationEssentials

/// Writes content lines: property, parameters and value, folded.
struct VCardLines {
    enum Value {
        case text(String)
        /// Texts separated by commas.
        case list([String])
        /// Components separated by semicolons, each a list.
        case structure([[String]])
        /// A URI, not escaped as text (RFC 6350, section 4.2); line breaks are percent-encoded.
        case uri(String)
    }

    private(set) var bytes: [UInt8] = []

    mutating func add(_ property: String, _ literal: String) {
        add(property, .text(literal))
    }

    mutating func add(_ property: String, _ value: Value, _ parameters: [(name: String, values: [String])] = []) {
        let written = parameters.map { ";\($0.name)=" + $0.values.map(Self.parameter).joined(separator: ",") }
        fold(Array((property + written.joined() + ":" + Self.text(of: value)).utf8))
    }

    /// Adds binary data as a data URI (RFC 6350, section 6.2.4; RFC 2397).
    mutating func add(_ property: String, type: String, _ data: [UInt8]) {
        fold(Array("\(property):data:\(type);base64,".utf8) + Data(data).base64EncodedData())
    }

    private static func text(of value: Value) -> String {
        switch value {
        case .text(let text): escaped(text)
        case .list(let texts): texts.map(escaped).joined(separator: ",")
        case .structure(let components):
            components.map { $0.map(escaped).joined(separator: ",") }.joined(separator: ";")
        case .uri(let uri):
            uri.unicodeScalars.map { $0.isControl ? percentEncoded($0) : String($0) }.joined()
        }
    }

    /// Escapes backslash, comma, semicolon and all line breaks (RFC 6350, section 3.4), VT, FF and NEL among them. Other
    /// control characters are not allowed; they become blanks, since they may separate words.
    private static func escaped(_ text: String) -> String {
        var result = ""
        var afterReturn = false
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n" where afterReturn: break
            case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": result += "\\n"
            case "\\", ",", ";": result += "\\\(scalar)"
            case "\t": result += "\t"
            case let scalar where scalar.isControl: result += " "
            default: result.unicodeScalars.append(scalar)
            }
            afterReturn = scalar == "\r"
        }
        return result
    }

    /// A quoted parameter value; characters that are not allowed in quotes are encoded (RFC 6868).
    private static func parameter(_ text: String) -> String {
        if !text.isEmpty, text.utf8.allSatisfy({ isTokenByte($0) }) { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n", "\u{B}", "\u{C}", "\u{85}": result += "^n"
            case "\"": result += "^'"
            case "^": result += "^^"
            case let scalar where scalar.isControl: result += " "
            default: result.unicodeScalars.append(scalar)
            }
        }
        return "\"\(result)\""
    }

    private static func isTokenByte(_ byte: UInt8) -> Bool {
        (byte >= 0x61 && byte <= 0x7A) || (byte >= 0x41 && byte <= 0x5A) || (byte >= 0x30 && byte <= 0x39)
            || byte == UInt8(ascii: "-")
    }

    private static func percentEncoded(_ scalar: Unicode.Scalar) -> String {
        String(scalar).utf8.map { ($0 < 0x10 ? "%0" : "%") + String($0, radix: 16, uppercase: true) }.joined()
    }

    /// Folds the line at 75 octets, never inside a character; a continuation begins with a space.
    private mutating func fold(_ line: [UInt8]) {
        var rest = line[...]
        var room = 75
        while rest.count > room {
            var end = rest.startIndex + room
            while rest[end] & 0xC0 == 0x80 { end -= 1 }
            bytes += rest[..<end]
            bytes += [0x0D, 0x0A, 0x20]
            rest = rest[end...]
            room = 74
        }
        bytes += rest
        bytes += [0x0D, 0x0A]
    }
}

extension Unicode.Scalar {
    /// C0, DEL and C1: meaningless in a card, and possibly terminal commands.
    var isControl: Bool { properties.generalCategory == .control }
}
