import Pixels
import TerminalImages
import Testing

struct SymbolRendererTests {
    private func render(_ picture: Bitmap, in box: ImageBox, _ colors: ImageColors) throws -> [[ImageCell]] {
        let rendered = try SymbolRenderer(chafa: ChafaLibrary(), colors: colors).render(picture, in: box)
        #expect(rendered.graphic == nil && rendered.cells.isRectangle)
        return rendered.cells.lines
    }

    @Test(arguments: [ImageColors.ansi16, .indexed256, .rgb])
    func `quarters keep their colors, and what is clear shows the terminal`(colors: ImageColors) throws {
        let lines = try render(
            TestPictures.quarters(width: 64, height: 64), in: ImageBox(columns: 8, rows: 4), colors)
        let wanted = [
            Pixel(red: 255, green: 0, blue: 0), Pixel(red: 0, green: 255, blue: 0), Pixel(red: 0, green: 0, blue: 255),
        ]
        for (index, place) in [(1, 0), (6, 0), (1, 3)].enumerated() {
            let cell = lines[place.1][place.0]
            let shown = [cell.foreground, cell.background].compactMap(\.pixel)
            // 16 colors are taken for a palette that is a little darker.
            #expect(shown.contains { $0.differs(from: wanted[index]) <= (colors == .ansi16 ? 92 : 8) }, "\(cell)")
        }
        #expect(lines[3][6] == .clear)
    }

    @Test func `colors are of the kind that was asked for`() throws {
        let picture = try TestPictures.gradient(width: 64, height: 64)
        for colors in ImageColors.allCases {
            let cells = try render(picture, in: ImageBox(columns: 16, rows: 8), colors).joined()
            #expect(cells.count == 128)
            for color in cells.flatMap({ [$0.foreground, $0.background] }) where color != .clear {
                switch (color, colors) {
                case (.rgb, .rgb): break
                case (.indexed(let index), .indexed256): #expect(index >= 16)
                case (.indexed(let index), .ansi16): #expect(index < 16)
                default: Issue.record("\(color) among \(colors)")
                }
            }
            #expect(cells.contains { $0.text != " " || $0.background != .clear })
            if colors == .none { #expect(cells.allSatisfy { $0.foreground == .clear && $0.background == .clear }) }
        }
    }

    @Test func `a symbol that is clear itself is reversed`() throws {
        // The left eighth of each cell is clear.
        let picture = try TestPictures.make(width: 16, height: 16) { column, _ in
            Pixel(red: 255, green: 0, blue: 0, alpha: column % 8 == 0 ? 0 : 255)
        }
        let lines = try render(picture, in: ImageBox(columns: 2, rows: 1), .rgb)
        for cell in lines[0] {
            #expect(cell.foreground.pixel?.red == 255 && cell.background == .clear)
            #expect(cell.isReversed == (cell.text == "▏"))
            #expect(["▏", "▐", "▕"].contains(cell.text) || !cell.isReversed)
        }
    }

    @Test(arguments: [(1, 1), (2, 1), (200, 60)])
    func `every size is drawn, each cell one column`(columns: Int, rows: Int) throws {
        let lines = try render(
            TestPictures.gradient(width: 20, height: 10), in: ImageBox(columns: columns, rows: rows), .rgb)
        #expect(lines.count <= rows && lines[0].count <= columns)
        #expect(lines.joined().allSatisfy { $0.columns == 1 && $0.text.unicodeScalars.count == 1 })
    }
}
