internal import TerminalUI

/// Text for scripts: a record a line, fields between tabs, nothing cut.
///
/// Tab, line breaks and backslash are written as `\t`, `\n`, `\r` and `\\`; other control characters, which could steer
/// the terminal that a pipe ends in, become U+FFFD.
enum TabSeparated {
    static func record(_ fields: [String], terminator: String) -> [UInt8] {
        var bytes: [UInt8] = []
        append(fields, terminator: terminator, to: &bytes)
        return bytes
    }

    /// Lists of many thousands are written so: without a text made for each record.
    static func append(_ fields: some Sequence<String>, terminator: String, to bytes: inout [UInt8]) {
        var isFirst = true
        for field in fields {
            if !isFirst { bytes.append(UInt8(ascii: "\t")) }
            isFirst = false
            append(field, to: &bytes)
        }
        bytes += terminator.utf8
    }

    static func escaped(_ field: String) -> String {
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
        // Escapes come first, so that the filter does not take line breaks for blanks.
        var rest = field.unicodeScalars[...]
        while let place = rest.firstIndex(where: { escape(of: $0) != nil }) {
            bytes += SafeText(String(rest[..<place])).string.utf8
            bytes += (escape(of: rest[place]) ?? "").utf8
            rest = rest[rest.index(after: place)...]
        }
        bytes += SafeText(String(rest)).string.utf8
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
