import Doubles
import FoundationEssentials
import Models
import Persistence
import Pixels
import ScreenFixtures
import Sync
import TUI
import TerminalImages
import TerminalUI
import Testing

/// Photos on the whole screen, and the choice of one from files.
@MainActor
@Suite struct PhotoTests {
    private static let url = "https://example.org/leia.png"
    private static let leia = Contact.sample(1, "Leia Organa") { $0.photo = Photo(url: url) }

    @Test func `i shows the photo on the whole screen, initials until it comes, and Esc leads back`() async throws {
        let red = try #require(
            Bitmap(width: 2, height: 2, bytes: [255, 0, 0, 255, 255, 0, 0, 255, 0, 0, 255, 255, 0, 0, 255, 255]))
        let images = StubImageLoading([Self.url: red])
        let fixture = try await ScreenFixture.open([Self.leia], images: images, renderer: .blocks)
        fixture.press(.enter)
        fixture.press("i")
        #expect(fixture.text().contains("photo: Leia Organa"))
        #expect(fixture.text().contains("LO"))
        try await fixture.wait { $0.shows(.rgb(255, 0, 0)) && $0.shows(.rgb(0, 0, 255)) }
        #expect(Set(images.asked) == [Self.url])
        fixture.press(.escape)
        #expect(!fixture.text().contains("photo: Leia"))
    }

    @Test func `a photo that is left before it came is canceled`() async throws {
        let images = StubImageLoading()
        let fixture = try await ScreenFixture.open([Self.leia], images: images, renderer: .blocks)
        fixture.press(.enter)
        fixture.press("i")
        _ = fixture.frame()
        // Beside the fields it is wanted smaller.
        try await fixture.wait { _ in images.asked == [Self.url, Self.url] }
        fixture.press(.escape)
        try await fixture.wait { _ in images.canceled == [Self.url] }
        #expect(fixture.text().contains("LO"))
        fixture.press(.escape)
        try await fixture.wait { _ in images.canceled == [Self.url, Self.url] }
    }

    @Test func `in a list faces are loaded where a terminal shows them sharply, and go with their rows`() async throws {
        let red = try #require(Bitmap(width: 1, height: 1, bytes: [255, 0, 0, 255]))
        let crowd = (1...60).map { number in
            Contact.sample(number, "Person \(100 + number)") { $0.photo = Photo(url: "https://example.org/\(number)") }
        }
        let pictures = Dictionary(uniqueKeysWithValues: (1...60).map { ("https://example.org/\($0)", red) })
        let blocks = StubImageLoading(pictures)
        let coarse = try await ScreenFixture.open(crowd, images: blocks, renderer: .blocks)
        #expect(coarse.text().contains("P  Person 101"))
        #expect(blocks.asked.isEmpty)
        let images = StubImageLoading(pictures)
        let fixture = try await ScreenFixture.open(crowd, images: images, renderer: .kitty)
        try await fixture.wait { $0.frame().graphics.count == 21 }
        // Neighbors are asked for, those far below are not.
        #expect(images.asked.count < 60)
        fixture.press("G")
        try await fixture.wait { $0.frame().graphics.count == 21 }
        #expect(images.asked.contains("https://example.org/60"))
    }

    @Test func `kitty's bytes go with the frame, and the terminal forgets them in the end`() async throws {
        let red = try #require(Bitmap(width: 1, height: 1, bytes: [255, 0, 0, 255]))
        let fixture = try await ScreenFixture.open(
            [Self.leia], images: StubImageLoading([Self.url: red]), renderer: .kitty)
        fixture.press(.enter)
        fixture.press("i")
        _ = fixture.frame()
        try await fixture.wait { !$0.frame().graphics.isEmpty }
        var painter = FramePainter(encoder: FrameEncoder(depth: .rgb))
        let shown = String(decoding: painter.bytes(for: fixture.frame()), as: UTF8.self)
        #expect(shown.contains("\u{1B}_G"))
        fixture.press("?")
        #expect(fixture.frame().graphics.isEmpty)
        fixture.press(.escape)
        #expect(!fixture.frame().graphics.isEmpty)
        #expect(String(decoding: painter.release(), as: UTF8.self).contains("a=d"))
    }

    @Test func `a photo is chosen from files, with a look at it before`() async throws {
        let folder = FileManager.default.temporaryDirectory.path + "/kith-files-\(UInt64.random(in: 0...UInt64.max))"
        try FileManager.default.createDirectory(atPath: folder + "/inner", withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Data(SmallPNG.bytes).write(to: URL(filePath: folder + "/inner/face.png"))
        try Data("text".utf8).write(to: URL(filePath: folder + "/inner/notes.txt"))
        try Data("text".utf8).write(to: URL(filePath: folder + "/inner/broken.png"))
        let fixture = try await ScreenFixture.open([Contact.sample(1, "Leia Organa")], files: folder)
        fixture.press(.enter)
        fixture.press("p")
        #expect(fixture.text().contains("inner/"))
        fixture.press(.enter)
        #expect(fixture.text().contains("> broken.png"))
        #expect(!fixture.text().contains("notes.txt"))
        try await fixture.wait { $0.text().contains("this picture can't be shown") }
        fixture.press(.enter)
        try await fixture.wait { $0.text(columns: 200).contains("Choose a PNG, JPEG, GIF or WebP file") }
        fixture.press("j")
        try await fixture.wait { $0.shows(.rgb(255, 0, 0)) }
        fixture.press(.enter)
        try await fixture.wait { $0.text().contains("Set the photo") }
        let photo = try fixture.store.read { try $0.contact(Contact.sample(1, "").id)?.card.photo }
        #expect(photo?.storedName != nil)
    }

    @Test func `a photo that is set or removed is sent without being asked for`() async throws {
        let folder = FileManager.default.temporaryDirectory.path + "/kith-files-\(UInt64.random(in: 0...UInt64.max))"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Data(SmallPNG.bytes).write(to: URL(filePath: folder + "/face.png"))
        let fixture = try await ScreenFixture.open(
            [Contact.sample(1, "Leia Organa")], directory: Directory(minutesAgo: 1), files: folder)
        fixture.press("lp")
        _ = fixture.frame()
        fixture.press(.enter)
        try await fixture.wait { $0.synchronizer.pushed == ["demo"] }
        fixture.press("ix")
        try await fixture.wait { $0.synchronizer.pushed == ["demo", "demo"] }
        #expect(fixture.synchronizer.pushOptions.allSatisfy { $0.sending == .changes(of: [.numbered(1)]) })
        #expect(try fixture.store.read { try $0.contact(.numbered(1)) }?.card.photo == nil)
    }

    @Test func `folders lead up and down, and one that cannot be read says why`() async throws {
        let fixture = try await ScreenFixture.open([Contact.sample(1, "Leia Organa")], files: "/proc/self")
        fixture.press(.enter)
        fixture.press("p")
        fixture.press("h")
        #expect(fixture.text().contains("/proc"))
        #expect(fixture.text().contains("> self/"))
        fixture.press("h")
        #expect(fixture.text().contains("> proc/"))
        fixture.press(.escape)
        #expect(fixture.text().contains("Leia Organa"))
    }
}

extension ScreenFixture {
    /// True if a cell has a color under its text.
    fileprivate func shows(_ color: Color) -> Bool {
        let frame = frame()
        return (0..<24).contains { row in
            (0..<80).contains { frame.style(at: Position(column: $0, row: row)).background == color }
        }
    }
}

/// A PNG of one red pixel.
private enum SmallPNG {
    static let bytes: [UInt8] = [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44, 0x52, 0x00, 0x00,
        0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x08, 0x02, 0x00, 0x00, 0x00, 0x90, 0x77, 0x53, 0xDE, 0x00, 0x00, 0x00,
        0x0C, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9C, 0x63, 0xF8, 0xCF, 0xC0, 0x00, 0x00, 0x03, 0x01, 0x01, 0x00, 0xC9,
        0xFE, 0x92, 0xEF, 0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
    ]
}
