import Pixels
import TerminalImages
import Testing

struct FittingTests {
    @Test(arguments: [(1, 1), (2, 1), (1, 3), (3, 2), (7, 5), (40, 20), (200, 60), (297, 297)])
    func `a picture of any shape fills one side of its box and is never larger`(columns: Int, rows: Int) throws {
        let box = ImageBox(columns: columns, rows: rows)
        for (width, height) in [(1, 1), (9, 9), (60, 7), (7, 60), (500, 1), (1, 500)] {
            let cells = BlockRenderer(colors: .rgb).render(
                try TestPictures.gradient(width: width, height: height), in: box
            ).cells
            #expect(cells.isRectangle)
            #expect((1...columns).contains(cells.columns) && (1...rows).contains(cells.rows))
            #expect(cells.columns == columns || cells.rows == rows)
            #expect(cells.lines.allSatisfy { $0.count == cells.columns })
        }
    }

    @Test func `a box has a size between 1 and 297 whatever is asked for`() {
        #expect(ImageBox(columns: -4, rows: 0) == ImageBox(columns: 1, rows: 1))
        #expect(ImageBox(columns: .max, rows: 298) == ImageBox(columns: 297, rows: 297))
    }

    @Test func `a square takes as many cells as make a square on this terminal`() throws {
        let square = try TestPictures.gradient(width: 30, height: 30)
        func size(_ cell: CellSize?) -> [Int] {
            let cells = BlockRenderer(colors: .rgb).render(square, in: ImageBox(columns: 40, rows: 20, cell: cell))
                .cells
            return [cells.columns, cells.rows]
        }
        #expect(size(nil) == [40, 20])
        #expect(size(CellSize(width: 10, height: 20)) == [40, 20])
        #expect(size(CellSize(width: 12, height: 20)) == [33, 20])
        #expect(size(CellSize(width: 8, height: 20)) == [40, 16])
        #expect(size(CellSize(width: 16, height: 16)) == [20, 20])
    }

    @Test func `sizes that no font has are not taken for cells`() {
        #expect(CellSize(width: 1, height: 1) == nil)
        #expect(CellSize(width: 3, height: 20) == nil)
        #expect(CellSize(width: 10, height: 5) == nil)
        #expect(CellSize(pixelWidth: 0, pixelHeight: 0, columns: 80, rows: 24) == nil)
        #expect(CellSize(pixelWidth: 800, pixelHeight: 480, columns: 0, rows: 0) == nil)
        #expect(
            CellSize(pixelWidth: 805, pixelHeight: 485, columns: 80, rows: 24) == CellSize(width: 10, height: 20))
    }

    @Test func `a way by cells needs fewer pixels than the terminal has, and never more`() {
        let (blocks, symbols) = (BlockRenderer(colors: .rgb), SymbolRenderer(chafa: ChafaLibrary(), colors: .rgb))
        let kitty = KittyRenderer(ids: KittyImageIDs(process: 1), placement: .direct, colors: .rgb)
        func size(_ renderer: any ImageRenderer, _ cell: CellSize?) -> [Int] {
            let pixels = renderer.usefulPixels(in: ImageBox(columns: 40, rows: 20, cell: cell))
            return [pixels.width, pixels.height]
        }
        #expect(size(kitty, nil) == [400, 400])
        #expect(size(symbols, nil) == [320, 320])
        #expect(size(blocks, nil) == [80, 80])
        #expect(size(CharacterRenderer(), nil) == [80, 80])
        #expect(size(FallbackRenderer(symbols, otherwise: blocks) { _ in }, nil) == [320, 320])
        // Where cells are as wide as high, it is the height that needs the more pixels, and the shape stays.
        let wide = CellSize(width: 16, height: 16)
        #expect(size(kitty, wide) == [640, 320])
        #expect(size(blocks, wide) == [160, 80])
        #expect(size(CharacterRenderer(), wide) == [80, 40])
        let tiny = CellSize(width: 4, height: 6)
        #expect(size(kitty, tiny) == [160, 120])
        #expect(size(symbols, tiny) == [160, 120])
    }

    @Test(arguments: [(400, 400), (320, 240), (200, 400)])
    func `a picture of no more than the useful pixels looks like a larger one of that shape`(width: Int, height: Int)
        throws
    {
        let large = try TestPictures.gradient(width: width, height: height)
        let box = ImageBox(columns: 20, rows: 10)
        let renderer = BlockRenderer(colors: .rgb)
        let pixels = renderer.usefulPixels(in: box)
        let small = large.fitted(inWidth: pixels.width, height: pixels.height)
        #expect(small.width < large.width)
        let (left, right) = (renderer.render(large, in: box).cells, renderer.render(small, in: box).cells)
        #expect(left.columns == right.columns)
        #expect(left.rows == right.rows)
        for (one, other) in zip(left.lines.joined(), right.lines.joined()) {
            for (color, another) in [(one.foreground, other.foreground), (one.background, other.background)] {
                #expect(color.isClose(to: another))
            }
        }
    }

    @Test func `the picture stands in the middle of its cells and keeps its shape`() throws {
        let wide = try TestPictures.flat(Pixel(red: 9, green: 99, blue: 199), width: 100, height: 65)
        let box = ImageBox(columns: 10, rows: 10, cell: CellSize(width: 10, height: 20))
        let rendered = KittyRenderer(ids: KittyImageIDs(process: 1), placement: .direct, colors: .rgb)
            .render(wide, in: box)
        let canvas = try rendered.transmittedPicture
        #expect([rendered.cells.columns, rendered.cells.rows] == [10, 3])
        #expect([canvas.width, canvas.height] == [100, 60])
        let columns = (0..<canvas.width).filter { canvas[$0, canvas.height / 2].alpha == 255 }
        let rows = (0..<canvas.height).filter { canvas[canvas.width / 2, $0].alpha == 255 }
        let shape = Double(columns.count) / Double(rows.count)
        #expect((1.5...1.58).contains(shape))
        #expect(abs(columns[0] - (canvas.width - 1 - columns[columns.count - 1])) <= 1)
        #expect(abs(rows[0] - (canvas.height - 1 - rows[rows.count - 1])) <= 1)
    }
}

extension ImageColor {
    /// Nobody sees the difference.
    fileprivate func isClose(to other: ImageColor) -> Bool {
        guard let pixel, let another = other.pixel else { return self == other }
        let differences = [(pixel.red, another.red), (pixel.green, another.green), (pixel.blue, another.blue)].map {
            abs(Int($0) - Int($1))
        }
        return differences.allSatisfy { $0 <= 6 }
    }
}
