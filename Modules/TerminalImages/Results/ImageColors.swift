package import Pixels

/// A terminal's color depth.
package enum ImageColors: Int, Sendable, Hashable, Comparable, CaseIterable {
    /// No colors, only characters, as requested by NO_COLOR.
    case none
    /// The theme's 16 colors, assumed to be xterm's.
    case ansi16
    /// xterm's palette; only 16 to 255 are used, since themes change the others.
    case indexed256
    case rgb

    package static func < (left: ImageColors, right: ImageColors) -> Bool { left.rawValue < right.rawValue }

    /// The color nearest to the pixel, ignoring alpha; clear without colors.
    package func nearest(to pixel: Pixel) -> ImageColor {
        switch self {
        case .none: .clear
        case .ansi16: .indexed(ColorPalette.nearestOf16(to: pixel))
        case .indexed256: .indexed(ColorPalette.nearestOf240(to: pixel))
        case .rgb: .rgb(pixel.red, pixel.green, pixel.blue)
        }
    }
}
