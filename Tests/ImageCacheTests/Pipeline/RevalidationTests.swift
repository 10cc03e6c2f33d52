import ImageCache
import LoopbackServer
import Networking
import SamplePictures
import Testing

/// Pictures grow old, servers change them, and fail: a good file outlives what is no better.
@Suite(.timeLimit(.minutes(5)))
struct RevalidationTests {
    private let fixture: PictureFixture
    private let day = Duration.seconds(86_400)

    init() throws { fixture = try PictureFixture() }

    @Test func `a picture that is old is asked for again, and a 304 makes it young`() async throws {
        fixture.server.route("GET", "/picture") { _ in .picture(red: 1).tagged("\"v1\"") }
        #expect(try await fixture.image("/picture").red == 1)
        fixture.clock.advance(day - .seconds(1))
        #expect(try await fixture.image("/picture").red == 1)
        #expect(fixture.server.requests.count == 1)
        fixture.clock.advance(.seconds(1))
        #expect(try await fixture.image("/picture").red == 1)
        #expect(fixture.server.requests.map { $0.header("If-None-Match") } == [nil, "\"v1\""])
        fixture.clock.advance(.seconds(3_600))
        #expect(try await fixture.next().pipeline.image(for: fixture.request("/picture")).red == 1)
        #expect(fixture.server.requests.count == 2)
    }

    @Test func `a changed picture behind the same address arrives`() async throws {
        fixture.server.route(
            "GET", "/picture",
            inTurn: [
                .picture(red: 1).tagged("\"v1\""), .picture(red: 2).tagged("\"v2\""),
            ])
        #expect(try await fixture.image("/picture").red == 1)
        fixture.clock.advance(day)
        #expect(try await fixture.image("/picture").red == 2)
        #expect(fixture.pipeline.cachedImage(for: fixture.request("/picture"))?.red == 2)
        #expect(fixture.files.file(for: fixture.url("/picture"))?.validators.etag == "\"v2\"")
    }

    @Test func `a picture that was checked in the future is asked for again`() async throws {
        fixture.serve("/picture", red: 1)
        _ = try await fixture.image("/picture")
        fixture.clock.advance(.seconds(-3_600))
        _ = try await fixture.next().pipeline.image(for: fixture.request("/picture"))
        #expect(fixture.server.requests.count == 2)
    }

    @Test func `a date serves where there is no tag, and a 304 may bring a tag`() async throws {
        let date = "Sun, 06 Nov 1994 08:49:37 GMT"
        fixture.server.route(
            "GET", "/picture",
            inTurn: [
                .picture(red: 1).header("Last-Modified", date), .empty(304).header("ETag", "\"new\""),
            ])
        _ = try await fixture.image("/picture")
        fixture.clock.advance(day)
        _ = try await fixture.image("/picture")
        #expect(fixture.server.requests.last?.header("If-Modified-Since") == date)
        let kept = fixture.files.file(for: fixture.url("/picture"))
        #expect(kept?.validators == HTTPValidators(etag: "\"new\"", lastModified: date))
        #expect(kept?.checked == fixture.clock.now)
    }

    @Test(arguments: [
        Reply.empty(404), .empty(500), .html(), .bytes([], type: "image/png"), .picture(red: 9).truncated(after: 70),
        .bytes(Array(SamplePicture.jpeg(width: 99, height: 99).dropLast(20)), type: "image/jpeg"),
        .redirect(to: "file:///etc/passwd"), .raw(), .picture(red: 9).chunked().header("Content-Encoding", "gzip"),
    ])
    func `a failed download never takes the place of a good file`(failure: Reply) async throws {
        fixture.server.route("GET", "/picture", inTurn: [.picture(red: 1), failure])
        _ = try await fixture.image("/picture")
        fixture.clock.advance(day)
        #expect(try await fixture.image("/picture").red == 1)
        #expect(fixture.reported.count == 1)
        #expect(try await fixture.next().pipeline.image(for: fixture.request("/picture")).red == 1)
    }

    @Test func `offline, the old picture is shown, and the server is left alone for a while`() async throws {
        fixture.serve("/picture", red: 1)
        _ = try await fixture.image("/picture")
        let requests = fixture.server.requests.count
        fixture.server.stop()
        fixture.clock.advance(day)
        for _ in 0..<5 { #expect(try await fixture.image("/picture").red == 1) }
        #expect(fixture.reported == [.transfer(.unreachable(host: fixture.server.host))])
        #expect(fixture.memory.metrics.misses == 2)
        #expect(fixture.server.requests.count == requests)
    }

    @Test func `a failure is remembered for a minute`() async throws {
        fixture.server.route("GET", "/picture", inTurn: [.empty(404), .picture(red: 1)])
        let missing = ImageError.transfer(.notFound(host: fixture.server.host, path: "/picture", message: nil))
        #expect(await fixture.error("/picture") == missing)
        fixture.clock.advance(.seconds(59))
        #expect(await fixture.error("/picture") == missing)
        #expect(fixture.server.requests.count == 1)
        fixture.clock.advance(.seconds(1))
        #expect(try await fixture.image("/picture").red == 1)
    }

    @Test func `who asks for it has failures tried again at once`() async throws {
        fixture.server.route("GET", "/picture", inTurn: [.empty(404), .picture(red: 1)])
        #expect(await fixture.error("/picture") != nil)
        fixture.pipeline.forgetFailures()
        #expect(try await fixture.image("/picture").red == 1)
    }

    @Test func `a server that asks for more time gets it, up to an hour`() async throws {
        fixture.server.route(
            "GET", "/picture",
            inTurn: [
                Reply.empty(429).retryAfter("300"), Reply.empty(503).retryAfter("86400"), .picture(red: 1),
            ])
        #expect(await fixture.error("/picture") != nil)
        fixture.clock.advance(.seconds(299))
        #expect(await fixture.error("/picture") != nil)
        #expect(fixture.server.requests.count == 1)
        fixture.clock.advance(.seconds(1))
        #expect(await fixture.error("/picture") != nil)
        #expect(fixture.server.requests.count == 2)
        fixture.clock.advance(.seconds(3_600))
        #expect(try await fixture.image("/picture").red == 1)
    }

    @Test func `a folder that can't be written does not keep pictures from being shown`() async throws {
        let path = fixture.imageFolder
        try #require(makeFile(path))
        fixture.serve("/picture", red: 1)
        #expect(try await fixture.image("/picture").red == 1)
        #expect(fixture.reported == [.cannotKeep(path: path, reason: "Not a directory")])
    }

    @Test func `a file that was damaged on the disk is fetched again`() async throws {
        fixture.serve("/picture", red: 1)
        _ = try await fixture.image("/picture")
        for name in fixture.fileNames { try #require(truncateFile("\(fixture.imageFolder)/\(name)", to: 100)) }
        #expect(try await fixture.next().pipeline.image(for: fixture.request("/picture")).red == 1)
        #expect(fixture.server.requests.count == 2)
        #expect(fixture.files.file(for: fixture.url("/picture")) != nil)
    }
}
