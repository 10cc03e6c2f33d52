package import Pixels

/// Renders images as ASCII characters without color, one per cell; brighter pixels get denser characters. For NO_COLOR,
/// terminals without colors, and locales other than UTF-8.
package struct CharacterRenderer: ImageRenderer {
    private let ramp: [Character]

    /// On a light background characters are dark, so the ramp is reversed.
    package init(onLightBackground: Bool = false) {
        let ramp = Array(" .:-=+*#%@")
        self.ramp = onLightBackground ? ramp.reversed() : ramp
    }

    package var showsPictures: Bool { true }

    /// Twice the number of cells in both directions, so that each one is still an average.
    package func usefulPixels(in box: ImageBox) -> (width: Int, height: Int) { box.pixels(perCell: 2, 2) }

    package func render(_ picture: Bitmap, in box: ImageBox) -> RenderedImage {
        let fit = ImageFit(picture, in: box)
        let canvas = fit.canvas(width: fit.columns, height: fit.rows)
        let lines = (0..<fit.rows).map { row in
            (0..<fit.columns).map { column in ImageCell(String(character(for: canvas[column, row]))) }
        }
        return RenderedImage(cells: ImageCells(lines: lines))
    }

    private func character(for pixel: Pixel) -> Character {
        pixel.isMostlyClear ? " " : ramp[(pixel.luma * (ramp.count - 1) + 127) / 255]
    }
}

extension Pixel {
    /// The perceived brightness, from 0 to 255 (ITU-R BT.601).
    fileprivate var luma: Int { (299 * Int(red) + 587 * Int(green) + 114 * Int(blue)) / 1_000 }
}
