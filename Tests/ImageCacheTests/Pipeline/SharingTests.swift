import ImageCache
import LoopbackServer
import Models
import Networking
import Pixels
import SamplePictures
import Testing

/// Many askers, few transfers.
@Suite(.timeLimit(.minutes(5)))
struct SharingTests {
    @Test func `fifty askers for one picture make one request`() async throws {
        let fixture = try PictureFixture()
        let gate = try LoopbackGate()
        fixture.server.route("GET", "/picture") { _ in .picture(red: 7).held(by: gate) }
        let requests = (0..<50).map {
            fixture.request("/picture", .fill(side: 1 + $0 % 5), $0 == 9 ? .visible : .prefetched)
        }
        let pictures = Task { try await fixture.all(requests) }
        #expect(await eventually { fixture.memory.metrics.misses == 50 && fixture.server.requests.count == 1 })
        gate.open()
        #expect(try await pictures.value.map(\.red) == Array(repeating: 7, count: 50))
        #expect(fixture.server.requests.count == 1)
        #expect(fixture.memory.metrics.count == 5)
    }

    @Test func `the second time, neither the server nor the disk is asked`() async throws {
        let fixture = try PictureFixture()
        fixture.serve("/picture", red: 7)
        #expect(fixture.pipeline.cachedImage(for: fixture.request("/picture")) == nil)
        let first = try await fixture.image("/picture")
        try fixture.files.removeAll()
        #expect(try await fixture.image("/picture") == first)
        #expect(fixture.pipeline.cachedImage(for: fixture.request("/picture")) == first)
        #expect(fixture.server.requests.count == 1)
    }

    @Test func `the next process finds it on the disk`() async throws {
        let fixture = try PictureFixture()
        fixture.serve("/picture", red: 7)
        let first = try await fixture.image("/picture")
        let next = try fixture.next()
        #expect(try await next.pipeline.image(for: fixture.request("/picture")) == first)
        #expect(fixture.server.requests.count == 1)
        #expect(next.files.metrics().hits == 1)
    }

    @Test func `two addresses that end in the same name are two pictures`() async throws {
        let fixture = try PictureFixture()
        fixture.serve("/leia/photo.png", red: 10)
        fixture.serve("/luke/photo.png", red: 20)
        fixture.server.route("GET", "/photo.png") { .picture(red: $0.query == "size=2" ? 40 : 30) }
        let paths = ["/leia/photo.png", "/luke/photo.png", "/photo.png", "/photo.png?size=2"]
        let requests = paths.map { fixture.request($0) }
        #expect(try await fixture.all(requests).map(\.red) == [10, 20, 30, 40])
        #expect(try await fixture.next().all(requests).map(\.red) == [10, 20, 30, 40])
    }

    @Test func `a thousand pictures never take more than the configured transfers`() async throws {
        let fixture = try PictureFixture(options: ImagePipelineOptions(transfers: 4))
        fixture.server.route("GET", "/*") { _ in .picture(red: 3) }
        let pictures = try await fixture.all((0..<1_000).map { fixture.request("/\($0)") })
        #expect(pictures.count == 1_000)
        #expect(fixture.server.requests.count == 1_000)
        #expect(fixture.server.mostAtOnce <= 4)
    }

    @Test func `visible pictures come before prefetched ones, also if they were prefetched first`() async throws {
        // The first transfer is held until all others wait, which takes a busy machine its time.
        let patience = Duration.seconds(240)
        let fixture = try PictureFixture(
            options: ImagePipelineOptions(transfers: 1, transferTime: patience, idleTime: patience))
        let gate = try LoopbackGate()
        fixture.server.route("GET", "/*") { _ in .picture(red: 3).held(by: gate) }
        var tasks: [Task<Bitmap, any Error>] = []
        for (index, path) in ["/first", "/p1", "/p2", "/p3", "/visible"].enumerated() {
            let request = fixture.request(path, .fill(side: 1), path == "/visible" ? .visible : .prefetched)
            tasks.append(Task { try await fixture.pipeline.image(for: request) })
            #expect(await eventually { fixture.pipeline.transfersUnderWay == index + 1 })
        }
        // Another size of p3, so that only the transfer is shared.
        let raised = fixture.request("/p3", .fill(side: 2), .visible)
        let misses = fixture.memory.metrics.misses
        tasks.append(Task { try await fixture.pipeline.image(for: raised) })
        #expect(await eventually { fixture.memory.metrics.misses > misses && fixture.files.metrics().misses == 6 })
        // One more, so that the raised one has surely come to its place when this one has.
        tasks.append(Task { try await fixture.image("/last") })
        #expect(await eventually { fixture.pipeline.transfersUnderWay == 6 })
        gate.open()
        for task in tasks { _ = try await task.value }
        #expect(fixture.server.requests.map(\.path) == ["/first", "/visible", "/p3", "/last", "/p1", "/p2"])
    }

    @Test func `the contact store's own pictures come from there, once for all`() async throws {
        let png = SamplePicture.png(width: 8, height: 8, red: 90)
        let photo = PhotoData(png, format: .png)
        let stored = StubStoredImages([photo.name: png])
        let fixture = try PictureFixture(stored: stored)
        let request = ImageRequest(url: photo.photo.url, target: .fill(side: 4))
        #expect(try await fixture.pipeline.image(for: request).red == 90)
        #expect(try await fixture.pipeline.image(for: request).red == 90)
        #expect(stored.readings == 1)
        #expect(try await fixture.pipeline.data(at: photo.photo.url).bytes == png)
        #expect(fixture.files.metrics().count == 0)
    }

    @Test func `a stored picture that is missing, too large or unreadable says so`() async throws {
        let png = SamplePicture.png(width: 100, height: 100, red: 90)
        let photo = PhotoData(png, format: .png)
        let request = ImageRequest(url: photo.photo.url, target: .fill(side: 4))
        #expect(await (try PictureFixture()).error(request) == .notStored)
        let broken = StubStoredImages(error: .storeFailed(reason: "locked"))
        #expect(await (try PictureFixture(stored: broken)).error(request) == .storeFailed(reason: "locked"))
        let small = ImagePipelineOptions(limits: ImageLimits(bytes: 1_000))
        let fixture = try PictureFixture(options: small, stored: StubStoredImages([photo.name: png]))
        #expect(await fixture.error(request) == .tooManyBytes(limit: 1_000))
    }

    @Test func `the least recently used picture leaves the memory first`() async throws {
        // Two pictures of 8 × 8 pixels.
        let fixture = try PictureFixture(memory: 512)
        fixture.server.route("GET", "/*") { _ in .picture(red: 3) }
        for path in ["/a", "/b", "/a", "/c"] { _ = try await fixture.image(path) }
        #expect(fixture.pipeline.cachedImage(for: fixture.request("/b")) == nil)
        #expect(fixture.pipeline.cachedImage(for: fixture.request("/a")) != nil)
        #expect(fixture.pipeline.cachedImage(for: fixture.request("/c")) != nil)
        let metrics = fixture.memory.metrics
        #expect((metrics.hits, metrics.misses, metrics.count, metrics.bytes) == (1, 3, 2, 512))
        fixture.memory.removeAll()
        #expect(fixture.memory.metrics.bytes == 0)
    }
}
