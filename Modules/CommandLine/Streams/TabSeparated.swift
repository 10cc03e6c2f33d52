internal import TerminalUI

/// Text for scripts: a record a line, fields between tabs, nothing cut.
///
/// Tab, line breaks and backslash are written as `\t`, `\n`, `\r` and `\\`; other control characters, which could steer
/// the terminal that a pipe ends in, become U+FFFD; what is not seen and would have it look like another is left out.
package enum TabSeparated {
    package static func record(_ fields: [String], terminator: String) -> [UInt8] {
        var bytes: [UInt8] = []
        append(fields.count, terminator: terminator, to: &bytes) { fields[$0] }
        return bytes
    }

    /// Lists of many thousands are written so: without a text made for each record.
    ///
    /// - Parameters:
    ///   - count: how many fields the record has.
    ///   - field: the text of each, counted from 0.
    package static func append(
        _ count: Int, terminator: String, to bytes: inout [UInt8], field: (Int) -> String
    ) {
        for place in 0..<count {
            if place > 0 { bytes.append(UInt8(ascii: "\t")) }
            append(field(place), to: &bytes)
        }
        bytes += terminator.utf8
    }

    package static func escaped(_ field: String) -> String {
        var bytes: [UInt8] = []
        append(field, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func append(_ field: String, to bytes: inout [UInt8]) {
        let isWritten = field.utf8.withContiguousStorageIfAvailable { field in
            guard SafeText.leavesAlone(utf8: field), !field.contains(UInt8(ascii: "\\")) else { return false }
            bytes.append(contentsOf: field)
            return true
        }
        if isWritten == true { return }
        for scalar in field.withoutUnseenControls.unicodeScalars {
            if let escape = escape(of: scalar) {
                bytes += escape.utf8
            } else {
                bytes += String(scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar).utf8
            }
        }
    }

    /// A field for programs that know no escapes: tabs and line ends become blanks.
    package static func unescaped(_ field: String) -> String {
        field.asTyped().withoutUnseenControls
    }

    private static func escape(of scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "\t": "\\t"
        case "\n": "\\n"
        case "\r": "\\r"
        case "\\": "\\\\"
        default: nil
        }
    }
}
