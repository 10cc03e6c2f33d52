internal import TerminalUI

/// Text for scripts: a record a line, fields between tabs, nothing cut.
///
/// Tab, line breaks and backslash are written as `\t`, `\n`, `\r` and `\\`; other control characters, which could steer
/// the terminal that a pipe ends in, become U+FFFD.
enum TabSeparated {
    static func record(_ fields: [String], terminator: String) -> String {
        fields.map(escaped).joined(separator: "\t") + terminator
    }

    static func escaped(_ field: String) -> String {
        if field.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }) { return field }
        var result = ""
        var plain = ""
        func settle() {
            if !plain.isEmpty { result += SafeText(plain).string }
            plain = ""
        }
        for scalar in field.unicodeScalars {
            let escape: String? =
                switch scalar {
                case "\t": "\\t"
                case "\n": "\\n"
                case "\r": "\\r"
                case "\\": "\\\\"
                default: nil
                }
            if let escape {
                settle()
                result += escape
            } else {
                plain.unicodeScalars.append(scalar)
            }
        }
        settle()
        return result
    }
}
