import PictureSequences
import Pixels
import TerminalImages
import Testing

struct SixelRendererTests {
    private let renderer = SixelRenderer(chafa: ChafaLibrary())

    private func decoded(_ picture: Bitmap, in box: ImageBox) throws -> (SixelDecoder, RenderedImage) {
        let rendered = try renderer.render(picture, in: box)
        let graphic = try #require(rendered.graphic)
        return (try SixelDecoder(Drawing.core(of: graphic.placement)), rendered)
    }

    @Test func `the pixels that are drawn are those of the picture, but for the palette`() throws {
        let box = ImageBox(columns: 12, rows: 6, cell: CellSize(width: 10, height: 20))
        let picture = try TestPictures.gradient(width: 120, height: 120)
        let (sixel, rendered) = try decoded(picture, in: box)
        let shown = try sixel.picture
        #expect([shown.width, shown.height] == [120, 120])
        var (sum, worst) = (0, 0)
        for row in 0..<120 {
            for column in 0..<120 {
                let difference = shown[column, row].differs(from: picture[column, row])
                (sum, worst) = (sum + difference, max(worst, difference))
            }
        }
        #expect(worst <= 40)
        #expect(sum / (120 * 120) <= 12)
        #expect(rendered.cells.isClear && rendered.cells.columns == 12 && rendered.cells.rows == 6)
    }

    @Test func `what is clear is not drawn, and keeps what the terminal had`() throws {
        let box = ImageBox(columns: 12, rows: 6, cell: CellSize(width: 10, height: 20))
        let (sixel, _) = try decoded(try TestPictures.quarters(width: 60, height: 60), in: box)
        let shown = try sixel.picture
        #expect(sixel.background == 1)
        #expect(shown[100, 100].alpha == 0 && shown[61, 61].alpha == 0)
        #expect(shown[5, 5].differs(from: Pixel(red: 255, green: 0, blue: 0)) <= 12)
        #expect(shown[100, 5].differs(from: Pixel(red: 0, green: 255, blue: 0)) <= 12)
        #expect(shown[5, 100].differs(from: Pixel(red: 0, green: 0, blue: 255)) <= 12)
    }

    @Test(arguments: [(1, 1), (2, 1), (1, 4), (5, 3), (40, 20), (200, 60)], [(4, 6), (5, 11), (9, 17)])
    func `no pixel stands outside of the cells, and every band is whole`(
        size: (columns: Int, rows: Int), cell: (width: Int, height: Int)
    ) throws {
        let box = ImageBox(
            columns: size.columns, rows: size.rows, cell: CellSize(width: cell.width, height: cell.height))
        for (width, height) in [(16, 16), (50, 4), (4, 50)] where size.columns < 100 || width == height {
            let (sixel, rendered) = try decoded(try TestPictures.gradient(width: width, height: height), in: box)
            #expect(sixel.declaredWidth == rendered.cells.columns * cell.width)
            #expect(sixel.declaredHeight <= rendered.cells.rows * cell.height)
            #expect(sixel.declaredHeight > rendered.cells.rows * cell.height - 6)
            #expect(sixel.declaredHeight % 6 == 0 && sixel.bands == sixel.declaredHeight / 6)
            #expect(rendered.cells.columns <= size.columns && rendered.cells.rows <= size.rows)
        }
    }

    @Test func `a box of more pixels than screens have is cut down`() throws {
        let box = ImageBox(columns: 297, rows: 297, cell: CellSize(width: 256, height: 512))
        let tall = try TestPictures.flat(Pixel(red: 9, green: 9, blue: 9), width: 1, height: 100)
        let (sixel, rendered) = try decoded(tall, in: box)
        #expect(rendered.cells.columns == 1 && rendered.cells.rows == 8)
        #expect(sixel.declaredHeight == 4_092)
    }
}
