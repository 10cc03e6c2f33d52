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
