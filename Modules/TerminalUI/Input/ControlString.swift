/// The control strings of terminal replies: OSC, DCS and APC.
enum ControlString {
    /// Returns true if a string with this introducer can begin with this byte; otherwise the introducer was typed with
    /// Alt.
    static func canBegin(_ introducer: UInt8, with byte: UInt8) -> Bool {
        switch introducer {
        case UInt8(ascii: "]"): (0x30...0x39).contains(byte)
        case UInt8(ascii: "_"): byte == UInt8(ascii: "G")
        default: (0x20...0x3F).contains(byte)
        }
    }

    static func answer(introducer: UInt8, body: [UInt8]) -> TerminalAnswer? {
        let text = String(decoding: body, as: UTF8.self)
        switch introducer {
        case UInt8(ascii: "]"): return color(text)
        case UInt8(ascii: "_"): return .graphics(String(text.dropFirst()))
        default: return text.hasPrefix(">|") ? .version(String(text.dropFirst(2))) : nil
        }
    }

    /// Parses `11;rgb:ffff/8080/0000` or `11;#rrggbb`, with one to four hexadecimal digits per component; `rgba:` has a
    /// fourth component.
    private static func color(_ text: String) -> TerminalAnswer? {
        let fields = text.split(separator: ";", maxSplits: 1)
        guard fields.count == 2, let code = Int(fields[0]), (10...12).contains(code) else { return nil }
        var parts: [Substring] = []
        if let colon = fields[1].firstIndex(of: ":"), fields[1].hasPrefix("rgb") {
            parts = fields[1][fields[1].index(after: colon)...].split(separator: "/")
        } else if fields[1].hasPrefix("#"), fields[1].count % 3 == 1 {
            let digits = fields[1].dropFirst()
            let length = digits.count / 3
            parts = (0..<3).map { digits.dropFirst($0 * length).prefix(length) }
        }
        let values = parts.prefix(3).compactMap(level)
        return values.count == 3 ? .color(code: code, red: values[0], green: values[1], blue: values[2]) : nil
    }

    private static func level(_ digits: Substring) -> UInt8? {
        guard (1...4).contains(digits.count), let value = UInt32(digits, radix: 16) else { return nil }
        return UInt8(value * 255 / ((1 << (4 * UInt32(digits.count))) - 1))
    }
}
