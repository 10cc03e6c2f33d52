import ImageCache
import ImageDecoding
import PictureSequences
import Pixels
import Processes
import SamplePictures
import Testing

/// Each way of showing a photo, read back as a terminal does.
@Suite(.serialized, .waiting)
struct PhotoRenderingTests {
    /// Red and green above blue and white.
    private static let quarters: [[Pixel]] = [
        [Pixel(red: 255, green: 0, blue: 0), Pixel(red: 0, green: 255, blue: 0)],
        [Pixel(red: 0, green: 0, blue: 255), Pixel(red: 255, green: 255, blue: 255)],
    ]
    private let home: CommandLineHome

    init() throws {
        home = try CommandLineHome()
        let picture = SamplePicture.png(width: 64, height: 64) { Self.quarters[$1 / 32][$0 / 32] }
        _ = try home.kith("photo", "set", "leia", home.folder.write(picture, as: "face.png"))
    }

    private func shown(_ way: String, _ options: String...) throws -> String {
        let process = home.with([
            "KITH_USE": "ImageRenderer=\(way)", "TERM": "xterm-256color", "COLORTERM": "truecolor",
        ])
        let shown = try process.run(["photo", "show", "leia", "--columns", "8", "--rows", "4"] + options)
        #expect(shown.status == 0)
        #expect(shown.standardError.isEmpty)
        return shown.standardOutput
    }

    /// The parts of a text that begin and end so, both included.
    private func parts(of text: String, from start: String, to end: String) -> [[UInt8]] {
        text.split(separator: start, omittingEmptySubsequences: false).dropFirst().compactMap { rest in
            let parts = rest.split(separator: end, maxSplits: 1, omittingEmptySubsequences: false)
            return parts.count == 2 ? Array((start + parts[0] + end).utf8) : nil
        }
    }

    private func decoded(_ png: [UInt8]) throws -> Bitmap {
        try PixbufImageDecoder().decode(ImageData(png), to: .fit(width: 512, height: 512))
    }

    private func expectQuarters(_ picture: Bitmap, tolerance: Int = 2) {
        for row in 0..<2 {
            for column in 0..<2 {
                let pixel = picture[(1 + 2 * column) * picture.width / 4, (1 + 2 * row) * picture.height / 4]
                let wanted = Self.quarters[row][column]
                let difference =
                    [(pixel.red, wanted.red), (pixel.green, wanted.green), (pixel.blue, wanted.blue)]
                    .map { abs(Int($0.0) - Int($0.1)) }.max() ?? 0
                #expect(difference <= tolerance, "\(pixel) for \(wanted)")
                #expect(pixel.alpha == 255)
            }
        }
    }

    @Test func `kitty gets the picture, and where to put it`() throws {
        let text = try shown("kitty")
        let commands = try KittyStream(parts(of: text, from: "\u{1B}_G", to: "\u{1B}\\").flatMap(\.self)).commands
        let transmission = try #require(commands.first { $0.keys["a"] == "t" })
        let placement = try #require(commands.first { $0.keys["a"] == "p" })
        #expect(transmission.keys["f"] == "100")
        #expect(transmission.keys["q"] == "2")
        expectQuarters(try decoded(transmission.payload))
        #expect(placement.keys["i"] == transmission.keys["i"])
        #expect(placement.keys["c"] == "8")
        #expect(placement.keys["r"] == "4")
    }

    @Test func `iTerm2 gets a file`() throws {
        let sequence = try #require(parts(of: try shown("iterm2"), from: "\u{1B}]1337;File=", to: "\u{07}").first)
        let halves = String(decoding: sequence.dropFirst("\u{1B}]1337;File=".utf8.count).dropLast(), as: UTF8.self)
            .split(separator: ":")
        try #require(halves.count == 2)
        #expect(halves[0].contains("inline=1") && halves[0].contains("width=8;height=4"))
        let png = try Base64Decoder.decode(Array(halves[1].utf8))
        #expect(halves[0].contains("size=\(png.count);"))
        expectQuarters(try decoded(png))
    }

    @Test func `sixels are the picture in colors of their own`() throws {
        let sequence = try #require(parts(of: try shown("sixel"), from: "\u{1B}P", to: "\u{1B}\\").first)
        let sixel = try SixelDecoder(sequence)
        #expect(sixel.declaredHeight % 6 == 0)
        expectQuarters(try sixel.picture, tolerance: 16)
    }

    @Test(arguments: ["blocks", "symbols"])
    func `cells are the picture in the terminal's colors`(way: String) throws {
        expectQuarters(try CellPicture(shown(way, "--color=always")).bitmap, tolerance: 16)
    }

    @Test func `without colors brightness is a character`() throws {
        for text in [try shown("ascii"), try shown("blocks")] {
            let lines = text.split(separator: "\n")
            #expect(lines.count == 4)
            #expect(lines.first == "----++++")
            #expect(lines.last == "....@@@@")
        }
    }

    @Test func `who wants no pictures gets initials`() throws {
        let text = try shown("initials")
        #expect(text.contains("LO"))
        #expect(text.split(separator: "\n").count == 4)
        // One initial is one column.
        let listed = try home.with(["KITH_USE": "ImageRenderer=initials"]).run(["list", "chewbacca", "--photos"]).lines
        #expect(listed.first == " C    Chewbacca")
        #expect(listed.last == "      RESISTANCE · demo")
    }

    @Test func `a picture stands beside the fields, and in a list`() throws {
        let process = home.with(["KITH_USE": "ImageRenderer=kitty"])
        let beside = try process.run(["show", "leia", "--photo"]).standardOutput
        #expect(parts(of: beside, from: "\u{1B}_G", to: "\u{1B}\\").count >= 2)
        #expect(beside.contains("\u{1B}[20C  Leia Organa"))
        let listed = try process.run(["list", "leia", "--photos"]).standardOutput
        #expect(parts(of: listed, from: "\u{1B}_G", to: "\u{1B}\\").count >= 2)
        #expect(listed.contains("\u{1B}[4C  Leia Organa"))
    }

    @Test func `pictures that are no text never go through a pager`() throws {
        let process = home.with([
            "KITH_USE": "ImageRenderer=kitty", "KITH_PAGER": "sed 's/^/> /'",
            "LINE": "stty rows 5 cols 80; \"$KITH\" list --photos; \"$KITH\" show leia --photo",
        ])
        let shown = try process.shell("script -qec \"$LINE\" /dev/null < /dev/null")
        #expect(shown.standardOutput.contains("Leia Organa"))
        #expect(shown.standardOutput.contains("\u{1B}_G"))
        #expect(!shown.standardOutput.contains("> "))
    }

    @Test func `doctor says how pictures are shown, why, and what is missing`() throws {
        let chosen = try home.with(["KITH_USE": "ImageRenderer=sixel"]).run(["doctor"])
        #expect(chosen.status == 0)
        #expect(
            chosen.standardOutput.contains("shown as sixel: standard output is not a terminal; sixel was requested"))
        for library in ["libgdk-pixbuf", "with WebP support", "libchafa"] {
            #expect(chosen.standardOutput.contains(library))
        }
        let onTerminal = try home.with(["TERM": "xterm-kitty", "LINE": "\"$KITH\" doctor"])
            .shell("script -qec \"$LINE\" /dev/null < /dev/null")
        #expect(
            onTerminal.standardOutput.contains(
                "shown as kitty: TERM=xterm-kitty says kitty; kitty knows kitty's protocol"))
        // Files that are no libraries stand before those of the system.
        for name in ["libchafa.so.0", "libgdk_pixbuf-2.0.so.0"] { _ = try home.folder.write([0], as: name) }
        let poor = home.with(["LD_LIBRARY_PATH": home.folder.path])
        let missing = try poor.run(["doctor"])
        #expect(missing.status == 0)
        for package in ["libgdk-pixbuf-2.0-0", "libchafa0"] {
            #expect(missing.standardOutput.contains("sudo apt install \(package)"))
        }
        let without = try poor.run(["photo", "show", "leia", "--verbose"])
        #expect(without.status == 0)
        #expect(without.standardOutput.contains("LO"))
        #expect(without.standardError.contains("is not installed"))
        let noWebP = try home.with(["GDK_PIXBUF_MODULE_FILE": "/dev/null"]).run(["doctor"])
        #expect(noWebP.standardOutput.contains("sudo apt install webp-pixbuf-loader"))
    }
}
