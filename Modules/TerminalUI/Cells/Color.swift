/// A terminal color: the terminal's default, one of its 16 or 256 colors, or RGB.
package struct Color: Sendable, Hashable {
    /// The representation in a cell: the kind in the top byte, the value below.
    let code: UInt32

    init(code: UInt32) {
        self.code = code
    }

    /// The terminal's default foreground or background.
    package static let `default` = Color(code: 0)

    /// One of the 16 colors of the terminal's theme; 8 to 15 are the bright ones. Higher numbers are taken modulo 16.
    package static func ansi(_ index: UInt8) -> Color { Color(code: 1 << 24 | UInt32(index & 15)) }

    /// A color of xterm's 256-color palette: 16 to 231 are a cube, 232 to 255 grays.
    package static func indexed(_ index: UInt8) -> Color {
        index < 16 ? ansi(index) : Color(code: 2 << 24 | UInt32(index))
    }

    /// Each component from 0 to 255.
    package static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
        Color(code: 3 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
    }

    /// Color 0 of the 16; the others follow in order.
    package static let black = ansi(0)
    package static let red = ansi(1)
    package static let green = ansi(2)
    package static let yellow = ansi(3)
    package static let blue = ansi(4)
    package static let magenta = ansi(5)
    package static let cyan = ansi(6)
    package static let white = ansi(7)
    package static let brightRed = ansi(9)

    var kind: UInt32 { code >> 24 }
    var value: UInt8 { UInt8(truncatingIfNeeded: code) }
    var red: UInt8 { UInt8(truncatingIfNeeded: code >> 16) }
    var green: UInt8 { UInt8(truncatingIfNeeded: code >> 8) }
}
