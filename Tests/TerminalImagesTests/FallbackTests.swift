import Pixels
import Synchronization
import TerminalImages
import Testing

struct FallbackTests {
    private final class Reports: Sendable {
        private let errors = Mutex<[TerminalImageError]>([])

        var all: [TerminalImageError] { errors.withLock { $0 } }

        func add(_ error: TerminalImageError) { errors.withLock { $0.append(error) } }
    }

    private let box = ImageBox(columns: 4, rows: 2)
    private let missing = ChafaLibrary(name: "libnosuchthing.so.0")
    private let terminal = ImageTerminal(environment: ["TERM": "xterm-256color"], colors: .indexed256)

    @Test func `a missing library is an error that says what to install`() throws {
        let picture = try TestPictures.gradient(width: 4, height: 4)
        let error = TerminalImageError.libraryMissing(library: "libnosuchthing.so.0", package: "libchafa0")
        #expect(throws: error) { try missing.load() }
        #expect(throws: error) { try SixelRenderer(chafa: missing).render(picture, in: box) }
        #expect(throws: error) { try SymbolRenderer(chafa: missing, colors: .rgb).render(picture, in: box) }
        #expect(error.description.contains("sudo apt install libchafa0"))
    }

    @Test func `the library that is installed can be loaded`() throws {
        try ChafaLibrary().load()
    }

    @Test func `another library under its name is not taken for it`() {
        #expect(throws: TerminalImageError.self) { try ChafaLibrary(name: "libm.so.6").load() }
    }

    @Test(arguments: [ImageProtocol.symbols, .sixel])
    func `without libchafa half blocks are drawn, and it is said once`(method: ImageProtocol) throws {
        let picture = try TestPictures.gradient(width: 4, height: 4)
        let reports = Reports()
        let maker = ImageRendererMaker(
            ids: KittyImageIDs(process: 1), chafa: missing, report: { reports.add($0) })
        let renderer = maker.renderer(for: .decide(for: terminal, forced: method))
        for _ in 0..<3 {
            #expect(
                try renderer.render(picture, in: box) == BlockRenderer(colors: .indexed256).render(picture, in: box))
        }
        #expect(reports.all == [.libraryMissing(library: "libnosuchthing.so.0", package: "libchafa0")])
    }

    @Test func `without an encoder iTerm2 gets half blocks, and characters where the locale has none`() throws {
        let picture = try TestPictures.gradient(width: 4, height: 4)
        let reports = Reports()
        let maker = ImageRendererMaker(ids: KittyImageIDs(process: 1), report: { reports.add($0) })
        let plain = ImageTerminal(environment: ["TERM": "xterm"], colors: .ansi16, isUTF8: false)
        let renderer = maker.renderer(for: .decide(for: plain, forced: .iterm2))
        #expect(try renderer.render(picture, in: box) == CharacterRenderer().render(picture, in: box))
        #expect(reports.all == [.encoderMissing(.iterm2)])
    }

    @Test func `each decision gets the renderer of its name`() throws {
        let picture = try TestPictures.gradient(width: 16, height: 16)
        let maker = ImageRendererMaker(
            ids: KittyImageIDs(process: 1), encodePNG: { StandInPNG.encode($0) }, report: { Issue.record($0) })
        func render(_ method: ImageProtocol) throws -> RenderedImage {
            try maker.renderer(for: .decide(for: terminal, forced: method)).render(picture, in: box)
        }
        #expect(try render(.kitty).graphic?.transmission.starts(with: "\u{1B}_Ga=t".utf8) == true)
        #expect(try render(.iterm2).graphic?.placement.starts(with: "\u{1B}7\u{1B}]1337".utf8) == true)
        #expect(try render(.sixel).graphic?.placement.starts(with: "\u{1B}7\u{1B}P".utf8) == true)
        #expect(
            try render(.symbols) == SymbolRenderer(chafa: ChafaLibrary(), colors: .indexed256).render(picture, in: box))
        #expect(try render(.blocks) == BlockRenderer(colors: .indexed256).render(picture, in: box))
        #expect(try render(.ascii) == CharacterRenderer().render(picture, in: box))
        #expect(try render(.initials) == .nothing)
    }
}
