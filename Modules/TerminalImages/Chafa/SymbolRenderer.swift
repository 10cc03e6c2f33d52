internal import CChafa
package import Pixels

/// Renders images as block and line symbols that libchafa matches to each cell: finer than half blocks, ten times as
/// slow, and good only with fonts that draw the symbols without gaps.
package struct SymbolRenderer: ImageRenderer {
    private let chafa: ChafaLibrary
    private let colors: ImageColors

    /// Creates a renderer for a color depth.
    package init(chafa: ChafaLibrary, colors: ImageColors) {
        self.chafa = chafa
        self.colors = colors
    }

    package var showsPictures: Bool { true }

    /// The resolution that the library compares.
    package func usefulPixels(in box: ImageBox) -> (width: Int, height: Int) {
        box.pixels(perCell: Self.symbolSide, Self.symbolSide)
    }

    package func render(_ picture: Bitmap, in box: ImageBox) throws(TerminalImageError) -> RenderedImage {
        let fit = ImageFit(picture, in: box)
        let cells = try chafa.symbols(
            of: fit.canvas(width: fit.columns * Self.symbolSide, height: fit.rows * Self.symbolSide),
            columns: fit.columns, rows: fit.rows, colors: chafaColors)
        let lines = (0..<fit.rows).map { row in
            cells[row * fit.columns..<(row + 1) * fit.columns].map(cell)
        }
        return RenderedImage(cells: ImageCells(lines: lines))
    }

    private func cell(_ drawn: CChafaCell) -> ImageCell {
        let text = Unicode.Scalar(drawn.character).map { String(Character($0)) } ?? " "
        guard colors != .none else { return ImageCell(text) }
        let (foreground, background) = (color(drawn.foreground), color(drawn.background))
        if text == " " || foreground == background { return ImageCell(background: background) }
        // The symbol itself is transparent: only reverse video shows the terminal's background in it.
        if foreground == .clear { return ImageCell(text, foreground: background, isReversed: true) }
        return ImageCell(text, foreground: foreground, background: background)
    }

    /// The library compares symbols of 8 by 8 pixels.
    private static let symbolSide = 8

    private var chafaColors: CChafaColors {
        switch colors {
        case .none: CCHAFA_NO_COLORS
        case .ansi16: CCHAFA_ANSI
        case .indexed256: CCHAFA_INDEXED
        case .rgb: CCHAFA_RGB
        }
    }

    private func color(_ value: Int32) -> ImageColor {
        guard value >= 0 else { return .clear }
        func byte(_ shift: Int32) -> UInt8 { UInt8(truncatingIfNeeded: value >> shift) }
        return colors == .rgb ? .rgb(byte(16), byte(8), byte(0)) : .indexed(byte(0))
    }
}
