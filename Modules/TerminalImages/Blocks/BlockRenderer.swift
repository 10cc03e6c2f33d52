package import Pixels

/// Pictures of half blocks: two pixels a cell, in any number of colors. It needs no library and no protocol.
///
/// A pixel that is mostly clear shows the terminal's background. Without colors it draws as ``CharacterRenderer``.
package struct BlockRenderer: ImageRenderer {
    private let colors: ImageColors

    /// Draws in so many colors.
    package init(colors: ImageColors) {
        self.colors = colors
    }

    package var showsPictures: Bool { true }

    /// Twice as many as there are half blocks in both directions, so that each is still a mean of some.
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
        // A blank of one color has no seam, whatever the font.
        if over == under { return ImageCell(background: over) }
        if over == .clear { return ImageCell("▄", foreground: under) }
        return ImageCell("▀", foreground: over, background: under)
    }
}

extension Pixel {
    /// Nearer to nothing than to a color.
    var isMostlyClear: Bool { alpha < 128 }
}
