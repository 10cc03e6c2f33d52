import PictureSequences
import Pixels
import TerminalImages
import Testing

struct KittyRendererTests {
    private let box = ImageBox(columns: 8, rows: 4, cell: CellSize(width: 10, height: 20))
    private let png: PNGEncoder = { StandInPNG.encode($0) }

    private func renderer(
        _ placement: KittyRenderer.Placement, colors: ImageColors = .rgb, throughTmux: Bool = false,
        encodePNG: PNGEncoder? = nil
    ) -> KittyRenderer {
        KittyRenderer(
            ids: KittyImageIDs(process: 4_711), placement: placement, colors: colors, throughTmux: throughTmux,
            encodePNG: encodePNG)
    }

    @Test func `the pixels that arrive are those of the picture, raw and as PNG`() throws {
        let picture = try TestPictures.gradient(width: 80, height: 80)
        for encoder in [nil, png] {
            for placement in [KittyRenderer.Placement.placeholders, .direct] {
                let graphic = try #require(
                    renderer(placement, encodePNG: encoder).render(picture, in: box).graphic)
                let command = try #require(KittyStream(graphic.transmission).commands.first)
                #expect(try command.picture == picture)
                #expect(command.keys["f"] == (encoder == nil ? "32" : "100"))
            }
        }
    }

    @Test func `clear pixels arrive clear, and a large picture at the terminal's resolution`() throws {
        let picture = try TestPictures.quarters(width: 160, height: 160)
        let shown = try renderer(.direct).render(picture, in: box).transmittedPicture
        #expect(shown == picture.scaled(toWidth: 80, height: 80))
        #expect(shown[79, 79].alpha == 0 && shown[0, 0] == Pixel(red: 255, green: 0, blue: 0))
    }

    @Test func `a small picture is sent as it is and made larger by the terminal`() throws {
        let picture = try TestPictures.gradient(width: 20, height: 20)
        let rendered = renderer(.direct).render(picture, in: box)
        #expect(try rendered.transmittedPicture == picture)
        #expect(rendered.cells.columns == 8 && rendered.cells.rows == 4)
    }

    @Test func `chunks are as long as the protocol allows, and together the whole`() throws {
        for side in [1, 7, 32, 39, 80] {
            let picture = try TestPictures.gradient(width: side, height: side)
            let graphic = try #require(renderer(.direct).render(picture, in: box).graphic)
            let stream = try KittyStream(graphic.transmission)
            #expect(stream.commands.count == 1)
            #expect(try stream.commands[0].picture == picture)
            #expect(stream.chunkLengths.dropLast().allSatisfy { $0 == 4_096 })
            #expect(stream.chunkLengths.allSatisfy { $0 <= 4_096 && $0 > 0 })
        }
    }

    @Test(arguments: [ImageColors.rgb, .indexed256])
    func `placeholders name picture, row and column in every cell`(colors: ImageColors) throws {
        let reader = PlaceholderReader()
        let large = ImageBox(columns: 297, rows: 297, cell: CellSize(width: 6, height: 6))
        let picture = try TestPictures.gradient(width: 5, height: 5)
        let rendered = renderer(.placeholders, colors: colors).render(picture, in: large)
        let graphic = try #require(rendered.graphic)
        let keys = try #require(KittyStream(graphic.transmission).commands.first).keys
        let id = try #require(keys["i"].flatMap { UInt32($0) })
        #expect(keys["a"] == "T" && keys["U"] == "1" && keys["q"] == "2" && keys["c"] == "297" && keys["r"] == "297")
        #expect(rendered.cells.rows == 297)
        for (row, line) in rendered.cells.lines.enumerated() {
            for (column, cell) in line.enumerated() where row % 37 == 0 || column % 59 == 0 {
                #expect(try reader.part(of: cell) == PlaceholderReader.Part(id: id, row: row, column: column))
            }
        }
        #expect(graphic.placement.isEmpty && graphic.erasure.isEmpty)
        let release = try #require(KittyStream(graphic.release).commands.first).keys
        #expect(release == ["a": "d", "d": "I", "i": "\(id)", "q": "2"])
    }

    @Test func `the marks are all those of kitty's table`() throws {
        let reader = PlaceholderReader()
        #expect(reader.marks.count == 297)
        let rendered = renderer(.placeholders).render(
            try TestPictures.gradient(width: 297, height: 1), in: ImageBox(columns: 297, rows: 1))
        for (column, cell) in rendered.cells.lines[0].enumerated() {
            #expect(Array(cell.text.unicodeScalars)[2] == reader.marks[column])
        }
    }

    @Test func `a picture is placed at the cursor, which stays, and erased by its number`() throws {
        let rendered = renderer(.direct).render(try TestPictures.gradient(width: 9, height: 9), in: box)
        let graphic = try #require(rendered.graphic)
        let sent = try #require(KittyStream(graphic.transmission).commands.first).keys
        let id = try #require(sent["i"])
        #expect(sent["a"] == "t" && sent["q"] == "2")
        #expect(
            try KittyStream(graphic.placement).commands.map(\.keys)
                == [["a": "p", "i": id, "c": "8", "r": "4", "C": "1", "q": "2"]])
        #expect(try KittyStream(graphic.erasure).commands.map(\.keys) == [["a": "d", "d": "i", "i": id, "q": "2"]])
        #expect(try KittyStream(graphic.release).commands.map(\.keys) == [["a": "d", "d": "I", "i": id, "q": "2"]])
        #expect(rendered.cells.isClear && rendered.cells.isRectangle)
    }

    @Test func `tmux hands on exactly what a terminal without it would get`() throws {
        let picture = try TestPictures.gradient(width: 80, height: 80)
        let plain = try #require(renderer(.placeholders).render(picture, in: box).graphic)
        let wrapped = try #require(renderer(.placeholders, throughTmux: true).render(picture, in: box).graphic)
        #expect(try KittyStream.unwrapped(wrapped.transmission) == plain.transmission)
        #expect(try KittyStream.unwrapped(wrapped.release) == plain.release)
        // Each chunk by itself, since tmux bounds how long a sequence may be.
        let chunks = try KittyStream(plain.transmission).chunkLengths.count
        #expect(chunks > 1)
        #expect(String(decoding: wrapped.transmission, as: UTF8.self).split(separator: "\u{1B}Ptmux;").count == chunks)
    }

    @Test func `a picture that can't be encoded is sent raw`() throws {
        struct Refused: Error {}
        let picture = try TestPictures.gradient(width: 10, height: 10)
        let rendered = renderer(.direct, encodePNG: { _ in throw Refused() }).render(picture, in: box)
        #expect(try rendered.transmittedPicture == picture)
    }

    @Test(arguments: [ImageColors.rgb, .indexed256])
    func `numbers differ within a process, and a placeholder never has one that is no color`(colors: ImageColors)
        throws
    {
        let picture = try TestPictures.gradient(width: 1, height: 1)
        let reader = PlaceholderReader()
        let one = ImageBox(columns: 1, rows: 1)
        var seen: Set<UInt32> = []
        for process in [Int32(1), 2, 4_711, .max, -1] {
            let renderer = KittyRenderer(
                ids: KittyImageIDs(process: process), placement: .placeholders, colors: colors)
            for _ in 0..<500 {
                let cell = renderer.render(picture, in: one).cells.lines[0][0]
                let id = try reader.part(of: cell).id
                #expect(seen.insert(id).inserted)
                #expect(id & 0xFF_FFFF != 0 && id >> 24 != 0)
                if colors == .indexed256 { #expect(id & 0xFF >= 16 && id >> 8 & 0xFFFF == 0) }
            }
        }
    }
}
