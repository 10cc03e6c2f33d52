import ImageCache
import LoopbackServer
import Networking
import SamplePictures
import Testing

/// Nothing that a server sends as a picture hurts: each gives an error that says what it is.
@Suite(.timeLimit(.minutes(5)))
struct HostilePictureTests {
    private let fixture: PictureFixture

    init() throws { fixture = try PictureFixture(options: ImagePipelineOptions(limits: ImageLimits(bytes: 1 << 20))) }

    private func error(of body: [UInt8], type: String = "image/png") async -> ImageError? {
        fixture.server.route("GET", "/picture") { _ in .bytes(body, type: type) }
        return await fixture.error("/picture")
    }

    @Test(arguments: [(60_000, 60_000), (20_000, 1), (1, 20_000), (8_000, 6_000), (0x7FFF_FFFF, 0x7FFF_FFFF)])
    func `a PNG that claims too many pixels is not decoded`(width: Int, height: Int) async {
        #expect(
            await error(of: SamplePicture.png(claiming: width, height)) == .tooManyPixels(width: width, height: height))
    }

    @Test func `a GIF with a frame beyond all limits is not decoded`() async {
        #expect(
            await error(of: SamplePicture.gif(frameSide: 50_000)) == .tooManyPixels(width: 50_000, height: 50_000))
    }

    @Test func `a GIF of ten thousand frames shows its first one`() async throws {
        fixture.server.route("GET", "/picture") { _ in
            .bytes(SamplePicture.gif(frames: 10_000), type: "image/gif")
        }
        #expect(try await fixture.image("/picture").red == 255)
    }

    @Test func `a JPEG that is cut in half is damaged`() async {
        let jpeg = SamplePicture.jpeg(width: 400, height: 400)
        #expect(await error(of: Array(jpeg[..<(jpeg.count / 2)])) == .damaged(.jpeg, reason: "it ends too early"))
    }

    @Test(arguments: [
        ("<!DOCTYPE html><html><body>Sign in</body></html>", "a web page (HTML)"),
        ("\u{FEFF}\n <HTML>", "a web page (HTML)"),
        ("<svg xmlns=\"http://www.w3.org/2000/svg\"><script/></svg>", "an SVG drawing"),
        ("<?xml version=\"1.0\"?><!DOCTYPE svg [<!ENTITY a \"a\">]><svg/>", "an SVG drawing"),
        (#"{"error": "Not Found"}"#, "JSON"), ("BM\0\0\0\0", "a BMP picture"), ("GIF90a", "of an unknown format"),
    ])
    func `what is no picture is refused, whatever its content type says`(body: String, name: String) async {
        #expect(await error(of: Array(body.utf8)) == .notAnImage(found: name))
    }

    @Test func `an empty file is no picture`() async { #expect(await error(of: []) == .empty) }

    @Test func `a body without end is stopped at the limit`() async {
        let chunk = SamplePicture.png(width: 100, height: 100, red: 1)
        fixture.server.route("GET", "/picture") { _ in .bytes(chunk, type: "image/png").endless() }
        #expect(await fixture.error("/picture") == .tooManyBytes(limit: 1 << 20))
        #expect(await eventually { fixture.server.openConnections == 0 })
    }

    @Test(arguments: ["file:///etc/passwd", "data:image/png;base64,AAAA", "ftp://example.org/a.png", "gopher:x"])
    func `a redirect to anything but the web is not followed`(location: String) async {
        fixture.server.route("GET", "/picture") { _ in .redirect(to: location) }
        let scheme = String(location.prefix { $0 != ":" })
        #expect(
            await fixture.error("/picture")
                == .transfer(.redirect(host: fixture.server.host, .forbiddenScheme(scheme))))
    }

    @Test(arguments: [
        ("file:///etc/passwd", "file"), ("data:image/png;base64,AAAA", "data"), ("/images/missing.png", ""), ("", ""),
        ("http:", "http"), ("kith-photo:12", "kith-photo"), ("\u{1B}[31mfile:x", ""),
    ])
    func `an address that is not of the web is refused unasked`(url: String, scheme: String) async {
        let request = ImageRequest(url: url, target: .fill(side: 10))
        #expect(await fixture.error(request) == .unsupportedURL(scheme: scheme))
        #expect(fixture.server.requests.isEmpty)
    }

    @Test func `a slow drip ends with the time that a transfer has`() async throws {
        let fixture = try PictureFixture(options: ImagePipelineOptions(transferTime: .seconds(1)))
        fixture.server.route("GET", "/picture") { _ in .picture(red: 1).dripping(every: .milliseconds(20)) }
        #expect(
            await fixture.error("/picture") == .transfer(.timedOut(host: fixture.server.host, after: .seconds(1))))
    }

    @Test func `a host that stays silent is not waited for once a picture, and is asked again after some minutes`()
        async throws
    {
        let fixture = try PictureFixture(options: ImagePipelineOptions(transfers: 2, transferTime: .milliseconds(500)))
        fixture.server.route("GET", "/*") { _ in .silent }
        for number in 1...40 {
            guard case .transfer(.timedOut)? = await fixture.error("/\(number)") else {
                Issue.record("picture \(number) came")
                return
            }
        }
        #expect(fixture.server.requests.count == 2)
        fixture.clock.advance(.seconds(301))
        fixture.server.route("GET", "/*") { _ in .picture(red: 5) }
        _ = try await fixture.image("/41")
        _ = try await fixture.image("/42")
        #expect(fixture.server.requests.count == 4)
    }

    @Test func `a transfer that breaks off leaves nothing behind`() async {
        fixture.server.route("GET", "/picture") { _ in .picture(red: 1).truncated(after: 60) }
        #expect(await fixture.error("/picture") == .transfer(.broken(host: fixture.server.host, .truncated)))
        #expect(!fixture.files.contains(fixture.url("/picture")))
    }

    @Test func `what can't be decoded safely can't be had as a file either, but bytes alone can`() async throws {
        let png = SamplePicture.png(claiming: 60_000, 60_000)
        fixture.server.route("GET", "/picture") { _ in .bytes(png, type: "image/png") }
        #expect(try await fixture.pipeline.data(at: fixture.url("/picture"), priority: .visible).bytes == png)
    }
}
