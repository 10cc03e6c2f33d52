package import Pixels

/// The color of a cell, in what the terminal was said to have.
package enum ImageColor: Sendable, Hashable {
    /// The terminal's own foreground or background.
    case clear
    /// One of xterm's palette of 256: 0 to 15 are those of the person's theme, 16 to 231 a cube, 232 to 255 grays.
    case indexed(UInt8)
    case rgb(UInt8, UInt8, UInt8)

    /// How it looks with xterm's palette; nil for clear.
    package var pixel: Pixel? {
        switch self {
        case .clear: nil
        case .indexed(let index): ColorPalette.pixel(of: index)
        case .rgb(let red, let green, let blue): Pixel(red: red, green: green, blue: blue)
        }
    }
}
