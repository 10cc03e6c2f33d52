import LoopbackServer
import Processes
import SamplePictures
import Testing

/// Invalid or hostile picture responses.
@Suite(.serialized, .waiting)
struct PhotoHostilityTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// Of what is told with `--verbose`.
        let words: String
        let reply: @Sendable () -> Reply

        init(_ name: String, _ words: String, _ reply: @escaping @Sendable () -> Reply) {
            testDescription = name
            self.words = words
            self.reply = reply
        }
    }

    private static let bomb = Reply.gzipBomb(50_000_000)
    private static let jpeg = SamplePicture.jpeg(width: 800, height: 800)
    private static let page = "<!DOCTYPE html><title>Sign in</title>"
    private static let svg = #"<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>"#

    static let cases = [
        Case("a PNG of 60,000 × 60,000 pixels", "60000 × 60000 pixels are too many") {
            .bytes(SamplePicture.png(claiming: 60_000, 60_000), type: "image/png")
        },
        Case("a GIF that claims 60,000 × 60,000 pixels", "60000 × 60000 pixels are too many") {
            .bytes(SamplePicture.gif(width: 60_000, height: 60_000), type: "image/gif")
        },
        Case("half a JPEG", "the JPEG picture is damaged") {
            .bytes(Array(jpeg.prefix(jpeg.count / 2)), type: "image/jpeg")
        },
        Case("a web page", "HTML") { .bytes(Array(page.utf8), type: "image/png") },
        Case("an SVG", "SVG") { .bytes(Array(svg.utf8), type: "image/svg+xml") },
        Case("nothing", "the picture is empty") { .bytes([], type: "image/png") },
        Case("200 MB, announced", "larger than 10 MiB") {
            .bytes(jpeg, type: "image/jpeg").announcing(length: 200_000_000)
        },
        Case("a body without an end", "larger than 10 MiB") {
            .bytes([UInt8](repeating: 0xFF, count: 1 << 20), type: "image/jpeg").endless()
        },
        Case("a gzip bomb", "larger than 10 MiB") { bomb },
        Case("a redirect to a file", "file:") { .redirect(to: "file:///etc/passwd") },
        Case("a slow drip", "2 s") { .bytes(jpeg, type: "image/jpeg").dripping(every: .milliseconds(20)) },
        Case("silence", "2 s") { .silent },
        Case("404", "nothing at /face") { .html("<!DOCTYPE html>no", status: 404) },
    ]

    private func fixture(of hostile: Case) throws -> PhotoHome {
        let fixture = try PhotoHome(photos: ["/face"])
        // Bombs take longer to make than to ask for.
        let reply = hostile.reply()
        fixture.server.route("GET", "/face") { _ in reply }
        if hostile.words == "2 s" { _ = try fixture.home.kith("config", "set", "images.timeout", "2s") }
        return fixture
    }

    @Test(arguments: cases)
    func `has initials for what is no picture, says why, and takes little memory`(_ hostile: Case) async throws {
        let fixture = try fixture(of: hostile)
        for command in [["show", "pilot", "--photo"], ["list", "--photos"], ["photo", "show", "pilot"]] {
            let (shown, peak) = try fixture.home.process.measure(command + ["--verbose"])
            #expect(shown.status == 0)
            #expect(shown.standardOutput.contains(" P "), "\(shown)")
            #expect(!shown.standardOutput.contains("\u{1B}"))
            #expect(shown.standardError.contains(hostile.words), "\(shown.standardError)")
            #expect(peak < 100 << 10)
        }
        // Without --verbose the picture is no reason to say anything.
        #expect(try fixture.home.kith("show", "pilot", "--photo").standardError.isEmpty)
        #expect(await eventually { fixture.server.openConnections == 0 })
    }

    @Test(arguments: cases.filter { !$0.words.hasSuffix("too many") })
    func `exports nothing that is no picture`(_ hostile: Case) throws {
        let fixture = try fixture(of: hostile)
        let exported = try fixture.home.kith("photo", "export", "pilot", fixture.home.folder.path + "/face")
        #expect([5, 7].contains(exported.status))
        #expect(exported.standardError.contains(hostile.words))
        #expect(throws: KithProcess.Failure.self) { try fixture.home.folder.read("face") }
    }

    @Test func `shows the first of 10,000 frames`() throws {
        let fixture = try PhotoHome(photos: ["/face"])
        fixture.server.route("GET", "/face") { _ in .bytes(SamplePicture.gif(frames: 10_000), type: "image/gif") }
        let (shown, peak) = try fixture.home.process.measure(["photo", "show", "pilot", "--verbose", "--rows", "2"])
        #expect(shown.status == 0)
        // Red, as bright as this character is.
        #expect(shown.standardOutput == "----\n----\n")
        #expect(peak < 100 << 10)
    }
}
