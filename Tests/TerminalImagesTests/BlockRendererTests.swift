import Pixels
import TerminalImages
import Testing

struct BlockRendererTests {
    private let square = ImageBox(columns: 4, rows: 2)

    @Test func `each half of a cell has the color of its part of the picture`() throws {
        let picture = try TestPictures.gradient(width: 4, height: 4)
        let lines = BlockRenderer(colors: .rgb).render(picture, in: square).cells.lines
        for row in 0..<2 {
            for column in 0..<4 {
                let cell = lines[row][column]
                #expect(cell.text == "▀")
                #expect(cell.foreground.pixel == picture[column, row * 2])
                #expect(cell.background.pixel == picture[column, row * 2 + 1])
            }
        }
    }

    @Test func `a large picture is averaged and not sampled`() throws {
        // One pixel in two black and white: a sample would be one of them.
        let picture = try TestPictures.make(width: 64, height: 64) { column, row in
            let level: UInt8 = (column + row) % 2 == 0 ? 0 : 255
            return Pixel(red: level, green: level, blue: level)
        }
        for cell in BlockRenderer(colors: .rgb).render(picture, in: square).cells.lines.joined() {
            #expect(cell.foreground == .clear)
            #expect(cell.background == .rgb(128, 128, 128))
        }
    }

    @Test(arguments: [ImageColors.ansi16, .indexed256, .rgb])
    func `quarters keep their colors, and what is clear shows the terminal`(colors: ImageColors) throws {
        let lines = BlockRenderer(colors: colors).render(try TestPictures.quarters(width: 40, height: 40), in: square)
            .cells.lines
        func ground(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> ImageCell {
            ImageCell(background: colors.nearest(to: Pixel(red: red, green: green, blue: blue)))
        }
        #expect(lines[0] == [ground(255, 0, 0), ground(255, 0, 0), ground(0, 255, 0), ground(0, 255, 0)])
        #expect(lines[1] == [ground(0, 0, 255), ground(0, 0, 255), .clear, .clear])
    }

    @Test func `a cell that is clear above or below draws only its other half`() throws {
        let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
        let red = Pixel(red: 255, green: 0, blue: 0)
        let renderer = BlockRenderer(colors: .rgb)
        let box = ImageBox(columns: 2, rows: 1)
        let above = renderer.render(try TestPictures.make(width: 2, height: 2) { $1 == 0 ? red : clear }, in: box)
        #expect(
            above.cells.lines == [
                [ImageCell("▀", foreground: .rgb(255, 0, 0)), ImageCell("▀", foreground: .rgb(255, 0, 0))]
            ])
        let below = renderer.render(try TestPictures.make(width: 2, height: 2) { $1 == 1 ? red : clear }, in: box)
        #expect(
            below.cells.lines == [
                [ImageCell("▄", foreground: .rgb(255, 0, 0)), ImageCell("▄", foreground: .rgb(255, 0, 0))]
            ])
        #expect(above.graphic == nil)
    }

    @Test func `a round thumbnail has clear corners`() throws {
        let round = try TestPictures.flat(Pixel(red: 200, green: 10, blue: 10), width: 64, height: 48).square.round
        let lines = BlockRenderer(colors: .rgb).render(round, in: ImageBox(columns: 16, rows: 8)).cells.lines
        #expect([lines[0][0], lines[0][15], lines[7][0], lines[7][15]].allSatisfy { $0 == .clear })
        #expect(lines[4][8].background == .rgb(200, 10, 10))
    }

    @Test func `without colors characters draw it`() throws {
        let picture = try TestPictures.make(width: 10, height: 10) { column, _ in
            let level = UInt8(column * 255 / 9)
            return Pixel(red: level, green: level, blue: level)
        }
        let box = ImageBox(columns: 10, rows: 5)
        let rendered = BlockRenderer(colors: .none).render(picture, in: box)
        #expect(rendered.cells.texts == Array(repeating: " .:-=+*#%@", count: 5))
        #expect(rendered == CharacterRenderer().render(picture, in: box))
        let onLight = CharacterRenderer(onLightBackground: true).render(picture, in: box)
        #expect(onLight.cells.texts == Array(repeating: "@%#*+=-:. ", count: 5))
        let quarters = CharacterRenderer(onLightBackground: true).render(
            try TestPictures.quarters(width: 8, height: 8), in: ImageBox(columns: 4, rows: 2))
        #expect(quarters.cells.texts[1].hasSuffix("  "))
    }
}
