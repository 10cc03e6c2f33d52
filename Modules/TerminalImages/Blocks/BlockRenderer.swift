package import Pixels

/// Renders images as half blocks: two pixels per cell, at any color depth. Needs no library and no protocol.
///
/// Mostly transparent pixels show the terminal's background. Without colors it renders like ``CharacterRenderer``.
package struct BlockRenderer: ImageRenderer {
    private let colors: ImageColors

    /// Creates a renderer for a color depth.
    package init(colors: ImageColors) {
        self.colors = colors
    }

    package var showsPictures: Bool { true }

    /// Twice the number of half blocks in both directions, so that each one is still an average.
    package func usefulPixels(in box: ImageBox) -> (width: Int, height: Int) { box.pixels(perCell: 2, 4) }

    package func render(_ picture: Bitmap, in box: ImageBox) -> RenderedImage {
        guard colors != .none else { return CharacterRenderer().render(picture, in: box) }
        let fit = ImageFit(picture, in: box)
        let canvas = fit.canvas(width: fit.columns, height: fit.rows * 2)
        let lines = (0..<fit.rows).map { row in
            (0..<fit.columns).map { column in
                cell(over: color(of: canvas[column, row * 2]), under: color(of: canvas[column, row * 2 + 1]))
            }
        }
        return RenderedImage(cells: ImageCells(lines: lines))
    }

    private func color(of pixel: Pixel) -> ImageColor {
        pixel.isMostlyClear ? .clear : colors.nearest(to: pixel)
    }

    private func cell(over: ImageColor, under: ImageColor) -> ImageCell {
        // A space of one color has no seam in any font.
        if over == under { return ImageCell(background: over) }
        if over == .clear { return ImageCell("▄", foreground: under) }
        return ImageCell("▀", foreground: over, background: under)
    }
}

extension Pixel {
    /// True if closer to transparent than to opaque.
    var isMostlyClear: Bool { alpha < 128 }
}
