package import Pixels

/// How many colors a terminal can show.
package enum ImageColors: Int, Sendable, Hashable, Comparable, CaseIterable {
    /// No color, only characters: what NO_COLOR asks for.
    case none
    /// The 16 of the person's theme, taken for xterm's.
    case ansi16
    /// xterm's palette, of which 16 to 255 are used, since themes change the others.
    case indexed256
    case rgb

    package static func < (left: ImageColors, right: ImageColors) -> Bool { left.rawValue < right.rawValue }

    /// The color that looks most like the pixel, whose alpha doesn't count. Clear where there is none.
    package func nearest(to pixel: Pixel) -> ImageColor {
        switch self {
        case .none: .clear
        case .ansi16: .indexed(ColorPalette.nearestOf16(to: pixel))
        case .indexed256: .indexed(ColorPalette.nearestOf240(to: pixel))
        case .rgb: .rgb(pixel.red, pixel.green, pixel.blue)
        }
    }
}
