package import Pixels

/// A cell's color, within the terminal's color depth.
package enum ImageColor: Sendable, Hashable {
    /// The terminal's default foreground or background.
    case clear
    /// A color of xterm's 256-color palette: 0 to 15 are the theme's, 16 to 231 a cube, 232 to 255 grays.
    case indexed(UInt8)
    case rgb(UInt8, UInt8, UInt8)

    /// The color in xterm's palette; nil for clear.
    package var pixel: Pixel? {
        switch self {
        case .clear: nil
        case .indexed(let index): ColorPalette.pixel(of: index)
        case .rgb(let red, let green, let blue): Pixel(red: red, green: green, blue: blue)
        }
    }
}
