/// A link for another program to open. Its text is ASCII without blanks, quotes and control characters, and begins with
/// its scheme, so that no program takes it for an option.
package struct Link: Sendable, Hashable {
    package let text: String

    init(_ text: String) {
        self.text = text
    }

    /// Percent-encodes all UTF-8 bytes except RFC 3986's unreserved characters.
    static func encoded(_ text: some StringProtocol) -> String {
        var result = ""
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                result += byte < 0x10 ? "%0" : "%"
                result += String(byte, radix: 16, uppercase: true)
            }
        }
        return result
    }

    /// A multiline text: line breaks become CR LF (RFC 6068, section 5), other control characters are removed.
    static func lines(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var afterReturn = false
        for scalar in text.unicodeScalars {
            let completesLineEnd = afterReturn && scalar == "\n"
            afterReturn = scalar == "\r"
            if completesLineEnd { continue }
            if scalar == "\n" || scalar == "\r" || scalar == "\u{2028}" || scalar == "\u{2029}" {
                result.append("\r")
                result.append("\n")
            } else if scalar == "\t" || !isControl(scalar) {
                result.append(scalar)
            }
        }
        return String(result)
    }

    /// A single-line text: every run of control characters and line breaks becomes one blank, so that nothing can
    /// become a separate header.
    static func line(_ text: String) -> String {
        text.unicodeScalars.split { isControl($0) || $0 == "\u{2028}" || $0 == "\u{2029}" }
            .map { String($0) }.joined(separator: " ")
    }

    static func isControl(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.generalCategory == .control }
}
