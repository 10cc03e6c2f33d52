import PictureSequences
import Pixels
import SeededNumbers
import TerminalImages
import Testing

struct ColorTests {
    @Test func `a color of the palette is its own nearest`() throws {
        for index in UInt8(16)...255 {
            let pixel = try #require(ImageColor.indexed(index).pixel)
            #expect(ImageColors.indexed256.nearest(to: pixel).pixel == pixel)
        }
        for index in UInt8(0)...15 {
            let pixel = try #require(ImageColor.indexed(index).pixel)
            #expect(ImageColors.ansi16.nearest(to: pixel) == .indexed(index))
        }
        #expect(ImageColors.none.nearest(to: Pixel(red: 1, green: 2, blue: 3)) == .clear)
        #expect(ImageColors.rgb.nearest(to: Pixel(red: 1, green: 2, blue: 3)) == .rgb(1, 2, 3))
    }

    @Test func `no color of 256 is ever far off, and none of the person's theme is taken`() throws {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<2_000 {
            let pixel = Pixel(
                red: .random(in: 0...255, using: &generator), green: .random(in: 0...255, using: &generator),
                blue: .random(in: 0...255, using: &generator))
            let nearest = ImageColors.indexed256.nearest(to: pixel)
            let shown = try #require(nearest.pixel)
            #expect(shown.differs(from: pixel) <= 48)
            guard case .indexed(let index) = nearest else { throw Unreadable.sequence("\(nearest)") }
            #expect(index >= 16)
        }
    }

    @Test func `grays are grays in every number of colors`() throws {
        for level in stride(from: UInt8(0), through: 250, by: 10) {
            let gray = Pixel(red: level, green: level, blue: level)
            for colors in [ImageColors.ansi16, .indexed256, .rgb] {
                let shown = try #require(colors.nearest(to: gray).pixel)
                #expect(shown.red == shown.green && shown.green == shown.blue)
            }
            let close = try #require(ImageColors.indexed256.nearest(to: gray).pixel)
            #expect(close.differs(from: gray) <= 5)
        }
    }
}
