/// Substitutes for terminals without UTF-8.
enum PlainGlyphs {
    static func substitute(for glyph: UInt32) -> UInt8 {
        switch glyph {
        case 0x2500, 0x2501, 0x2550, 0x2010...0x2015, 0xB7: UInt8(ascii: "-")
        case 0x2502, 0x2503, 0x2551: UInt8(ascii: "|")
        case 0x250C...0x254B, 0x256D...0x2570: UInt8(ascii: "+")
        case 0x2605, 0x2606, 0x2022, 0x25CF: UInt8(ascii: "*")
        case 0x270E: UInt8(ascii: "*")
        case 0x2717: UInt8(ascii: "x")
        case 0x25B2: UInt8(ascii: "^")
        case 0x25BC: UInt8(ascii: "v")
        case 0x2026: UInt8(ascii: "~")
        case 0x2580...0x259F: UInt8(ascii: "#")
        default: UInt8(ascii: "?")
        }
    }
}
