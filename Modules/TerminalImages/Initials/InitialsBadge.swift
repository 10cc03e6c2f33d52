internal import Glibc
internal import Pixels

/// A contact's initials on a color derived from the name; a placeholder for a photo that is loading or missing.
package struct InitialsBadge: Sendable, Hashable {
    private let initials: String
    private let columns: Int
    private let color: Int

    /// `initials` must be safe for a terminal and take `columns` columns there; if they don't fit, only the color is
    /// shown. The same name always has the same color.
    package init(initials: String, columns: Int, name: String) {
        self.initials = initials
        self.columns = columns
        color = Int(Self.hash(of: name) % UInt32(Self.palette.count))
    }

    /// Renders the badge in the cells of a square image.
    package func image(in box: ImageBox, colors: ImageColors) -> RenderedImage {
        let size = ImageFit.cells(forWidth: 1, height: 1, in: box)
        let ground = colors.nearest(to: colors == .ansi16 ? Self.themePalette[color] : Self.palette[color])
        let ink = ground.pixel.map { colors.nearest(to: $0.inkColor) } ?? .clear
        func cell(_ text: String, columns: Int = 1) -> ImageCell {
            ImageCell(
                text, columns: columns, foreground: ink, background: ground, isReversed: colors == .none)
        }
        let blank = Array(repeating: cell(" "), count: size.columns)
        var lines = Array(repeating: blank, count: size.rows)
        if columns > 0, columns <= size.columns {
            let left = (size.columns - columns) / 2
            lines[(size.rows - 1) / 2] =
                blank.prefix(left) + [cell(initials, columns: columns)] + blank.prefix(size.columns - columns - left)
        }
        return RenderedImage(cells: ImageCells(lines: lines))
    }

    /// 32-bit FNV-1a, since Swift's own hashes differ between runs.
    private static func hash(of name: String) -> UInt32 {
        name.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
    }

    /// Colors around the color wheel, dark enough for white text and far from one another. They are in xterm's cube, so
    /// that 256-color terminals show the same, and others can use an index.
    private static let palette: [Pixel] = [124, 130, 94, 58, 28, 23, 24, 25, 61, 55, 127, 125].map {
        ColorPalette.pixel(of: $0)
    }

    /// The same number of theme colors, in the same order.
    private static let themePalette: [Pixel] = [1, 1, 3, 3, 2, 2, 6, 6, 4, 4, 5, 5].map { ColorPalette.pixel(of: $0) }
}

extension Pixel {
    /// White or black text, whichever has more contrast on this color (WCAG 2.2, relative luminance).
    fileprivate var inkColor: Pixel {
        func linear(_ byte: UInt8) -> Double {
            let value = Double(byte) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        let luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
        let level: UInt8 = luminance > 0.179 ? 0 : 255
        return Pixel(red: level, green: level, blue: level)
    }
}
