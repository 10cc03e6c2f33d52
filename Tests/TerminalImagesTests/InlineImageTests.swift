import Pixels
import TerminalImages
import Testing

struct InlineImageTests {
    @Test func `cells become text with the fewest changes of style, plain at its end`() {
        let red = ImageCell("▀", foreground: .indexed(1), background: .indexed(200))
        let cells = ImageCells(lines: [
            [.clear, red, red, ImageCell(background: .indexed(12)), ImageCell("x", isReversed: true)],
            [.clear, .clear, .clear, .clear, ImageCell("▄", foreground: .rgb(1, 2, 3))],
            [ImageCell("AB", columns: 2, foreground: .indexed(15)), .clear, .clear, .clear],
        ])
        #expect(
            cells.texts == [
                " \u{1B}[0;31;48;5;200m▀▀\u{1B}[0;104m \u{1B}[0;7mx\u{1B}[m",
                "    \u{1B}[0;38;2;1;2;3m▄\u{1B}[m", "\u{1B}[0;97mAB\u{1B}[m   ",
            ])
    }

    @Test func `a picture of cells is its lines, and needs nothing before them`() throws {
        let rendered = BlockRenderer(colors: .rgb).render(
            try TestPictures.gradient(width: 8, height: 8), in: ImageBox(columns: 6, rows: 3))
        #expect(rendered.inline.prelude.isEmpty)
        #expect(rendered.inline.lines == rendered.cells.texts)
        #expect(rendered.inline.lines.count == 3)
        #expect(rendered.inline.lines.allSatisfy { $0.hasSuffix("\u{1B}[m") })
    }

    @Test func `a picture at the cursor gets its room first, and the lines step over it`() throws {
        let rendered = KittyRenderer(ids: KittyImageIDs(process: 1), placement: .direct, colors: .rgb).render(
            try TestPictures.gradient(width: 8, height: 8), in: ImageBox(columns: 6, rows: 3))
        let graphic = try #require(rendered.graphic)
        #expect(rendered.inline.prelude == Array("\n\n\n\u{1B}[3A".utf8) + graphic.transmission + graphic.placement)
        #expect(rendered.inline.lines == Array(repeating: "\u{1B}[6C", count: 3))
    }

    @Test func `placeholders are sent before the lines that hold them`() throws {
        let rendered = KittyRenderer(ids: KittyImageIDs(process: 1), placement: .placeholders, colors: .rgb).render(
            try TestPictures.gradient(width: 8, height: 8), in: ImageBox(columns: 6, rows: 3))
        #expect(rendered.inline.prelude == rendered.graphic?.transmission)
        #expect(rendered.inline.lines == rendered.cells.texts)
    }

    @Test func `what shows nothing has no lines`() throws {
        let renderer = InitialsRenderer()
        #expect(!renderer.showsPictures)
        let rendered = renderer.render(
            try TestPictures.gradient(width: 8, height: 8), in: ImageBox(columns: 6, rows: 3))
        #expect(rendered == .nothing)
        #expect(rendered.inline.lines.isEmpty && rendered.cells.columns == 0 && rendered.cost == 0)
    }
}
