package import Pixels

/// Renders images as sixels (DEC's bitmap format, VT330/340) with libchafa, in an adaptive palette of up to 256 colors.
package struct SixelRenderer: ImageRenderer {
    private let chafa: ChafaLibrary

    /// The box should include the cell size: sixels are measured in pixels, and a wrong guess makes an image too large
    /// or too small for its cells.
    package init(chafa: ChafaLibrary) {
        self.chafa = chafa
    }

    package var showsPictures: Bool { true }

    package func render(_ picture: Bitmap, in box: ImageBox) throws(TerminalImageError) -> RenderedImage {
        let fit = ImageFit(picture, in: box.within(pixels: Self.longestSide))
        // Use whole bands of six pixels: a partial one would extend into the row below, and scroll the screen at the
        // bottom.
        let height = fit.height - fit.height % 6
        let bytes = try chafa.sixel(of: fit.canvas(width: fit.width, height: height, shownHeight: height))
        return RenderedImage(
            cells: ImageCells(clearColumns: fit.columns, rows: fit.rows),
            graphic: ImageGraphic(drawing: Self.withoutLastNewline(bytes), columns: fit.columns, rows: fit.rows))
    }

    /// The library ends each band with a graphics newline; the last one would move the cursor below the image.
    private static func withoutLastNewline(_ bytes: [UInt8]) -> [UInt8] {
        let end = Array("-\u{1B}\\".utf8)
        return bytes.suffix(end.count) == end[...] ? bytes.dropLast(end.count) + Array("\u{1B}\\".utf8) : bytes
    }

    private static let longestSide = 4_096
}
