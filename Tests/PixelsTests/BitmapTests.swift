import Pixels
import Testing

/// A bitmap keeps its bytes, and its changes of shape give the pixels one can work out by hand.
@Suite struct BitmapTests {
    private static let red = Pixel(red: 255, green: 0, blue: 0)
    private static let blue = Pixel(red: 0, green: 0, blue: 255)
    private static let clear = Pixel(red: 9, green: 9, blue: 9, alpha: 0)

    @Test(arguments: [(0, 1, 0), (1, 0, 0), (-1, -1, 4), (2, 2, 15), (2, 2, 17), (Int.max, Int.max, 4)])
    func `bytes that are not the sides' number make no bitmap`(width: Int, height: Int, count: Int) {
        #expect(Bitmap(width: width, height: height, bytes: [UInt8](repeating: 0, count: count)) == nil)
    }

    @Test func `a pixel is found by its column and row`() throws {
        let bitmap = try bitmap([[Self.red, Self.blue], [Self.clear, Self.red]])
        #expect(bitmap[1, 0] == Self.blue)
        #expect(bitmap[0, 1] == Self.clear)
        #expect(bitmap.cost == 16)
    }

    @Test func `halving takes the mean, and clear pixels lend no color`() throws {
        let bitmap = try bitmap([[Self.red, Self.blue], [Self.red, Self.blue]])
        #expect(bitmap.scaled(toWidth: 1, height: 1)[0, 0] == Pixel(red: 128, green: 0, blue: 128))
        let half = try self.bitmap([[Self.red, Self.clear]]).scaled(toWidth: 1, height: 1)
        #expect(half[0, 0] == Pixel(red: 255, green: 0, blue: 0, alpha: 128))
    }

    @Test func `a size that does not divide weighs pixels by what is covered of them`() throws {
        let bitmap = try bitmap([[Self.red, Self.blue, Self.blue]]).scaled(toWidth: 2, height: 1)
        #expect(bitmap[0, 0] == Pixel(red: 170, green: 0, blue: 85))
        #expect(bitmap[1, 0] == Self.blue)
    }

    @Test func `growing repeats pixels`() throws {
        let bitmap = try bitmap([[Self.red, Self.blue]]).scaled(toWidth: 4, height: 2)
        #expect((0..<4).map { bitmap[$0, 1] } == [Self.red, Self.red, Self.blue, Self.blue])
    }

    @Test(arguments: [(400, 200, 100, 100, 100, 50), (200, 400, 100, 100, 50, 100), (50, 20, 100, 100, 50, 20)])
    func `fitting keeps the shape and never grows`(
        width: Int, height: Int, boxWidth: Int, boxHeight: Int, newWidth: Int, newHeight: Int
    ) throws {
        let bytes = [UInt8](repeating: 200, count: width * height * 4)
        let fitted = try #require(Bitmap(width: width, height: height, bytes: bytes))
            .fitted(inWidth: boxWidth, height: boxHeight)
        #expect((fitted.width, fitted.height) == (newWidth, newHeight))
        #expect(fitted[newWidth - 1, newHeight - 1] == Pixel(red: 200, green: 200, blue: 200, alpha: 200))
    }

    @Test func `a square is cut from the middle`() throws {
        let square = try bitmap([[Self.clear, Self.red, Self.clear]]).square
        #expect((square.width, square.height) == (1, 1))
        #expect(square[0, 0] == Self.red)
    }

    @Test func `a round picture is whole in the middle and clear in the corners`() throws {
        let bytes = [UInt8](repeating: 255, count: 32 * 32 * 4)
        let round = try #require(Bitmap(width: 32, height: 32, bytes: bytes)).round
        #expect(round[16, 16].alpha == 255)
        #expect(round[0, 16].alpha > 127)
        #expect([round[0, 0], round[31, 0], round[0, 31], round[31, 31]].allSatisfy { $0.alpha == 0 })
    }

    @Test func `before a color nothing stays clear`() throws {
        let half = Pixel(red: 255, green: 255, blue: 255, alpha: 128)
        let mixed = try bitmap([[Self.clear, half, Self.red]]).over(Self.blue)
        #expect(mixed[0, 0] == Self.blue)
        #expect(mixed[1, 0] == Pixel(red: 128, green: 128, blue: 255))
        #expect(mixed[2, 0] == Self.red)
    }

    private func bitmap(_ rows: [[Pixel]]) throws -> Bitmap {
        let bytes = rows.joined().flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
        return try #require(Bitmap(width: rows[0].count, height: rows.count, bytes: bytes))
    }
}
