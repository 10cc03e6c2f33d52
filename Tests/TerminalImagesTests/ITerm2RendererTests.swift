import PictureSequences
import Pixels
import TerminalImages
import Testing

struct ITerm2RendererTests {
    private let box = ImageBox(columns: 8, rows: 4, cell: CellSize(width: 10, height: 20))

    /// The sequence's keys and payload.
    private func read(_ placement: [UInt8]) throws -> (keys: [String: String], payload: [UInt8]) {
        let bytes = try Drawing.core(of: placement)
        let start = "\u{1B}]1337;File="
        guard bytes.starts(with: start.utf8), bytes.last == 0x07, let colon = bytes.lastIndex(of: UInt8(ascii: ":"))
        else { throw Unreadable.sequence("no iTerm2 sequence") }
        var keys: [String: String] = [:]
        for pair in String(decoding: bytes[start.utf8.count..<colon], as: UTF8.self).split(separator: ";") {
            let halves = pair.split(separator: "=").map(String.init)
            keys[halves[0]] = halves.last
        }
        return (keys, try Base64Decoder.decode(bytes[(colon + 1)...].dropLast()))
    }

    @Test(arguments: [80, 20, 7])
    func `the file that arrives is the picture's, sized in cells`(side: Int) throws {
        let picture = try TestPictures.quarters(width: side, height: side)
        let rendered = try ITerm2Renderer { StandInPNG.encode($0) }.render(picture, in: box)
        let graphic = try #require(rendered.graphic)
        let (keys, payload) = try read(graphic.placement)
        #expect(try StandInPNG.decode(payload) == picture)
        #expect(keys["inline"] == "1" && keys["size"] == "\(payload.count)")
        #expect(keys["width"] == "8" && keys["height"] == "4" && keys["preserveAspectRatio"] == "1")
        #expect(rendered.cells.isClear && rendered.cells.columns == 8 && rendered.cells.rows == 4)
        #expect(rendered.graphic?.transmission == [] && rendered.graphic?.release == [])
    }

    @Test func `erasing writes blanks over each of its rows, in the plain style`() throws {
        let rendered = try ITerm2Renderer { StandInPNG.encode($0) }.render(
            try TestPictures.quarters(width: 9, height: 6), in: ImageBox(columns: 3, rows: 9))
        #expect(rendered.cells.rows == 1)
        #expect(rendered.graphic?.erasure == Array("\u{1B}[m\u{1B}7   \u{1B}8".utf8))
        let tall = try ITerm2Renderer { StandInPNG.encode($0) }.render(
            try TestPictures.quarters(width: 4, height: 12), in: ImageBox(columns: 9, rows: 3))
        #expect(
            tall.graphic?.erasure
                == Array("\u{1B}[m\u{1B}7  \u{1B}8\u{1B}[1B  \u{1B}8\u{1B}[2B  \u{1B}8".utf8))
    }

    @Test func `an encoder that fails says so`() throws {
        struct Refused: Error, CustomStringConvertible { var description: String { "no room" } }
        let picture = try TestPictures.quarters(width: 9, height: 6)
        #expect(throws: TerminalImageError.encodingFailed(reason: "no room")) {
            try ITerm2Renderer { _ in throw Refused() }.render(picture, in: box)
        }
    }
}
