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
        let house = try PictureFixture()
        let gate = try LoopbackGate()
        house.server.route("GET", "/picture") { _ in .picture(red: 7).held(by: gate) }
        let requests = (0..<50).map {
            house.request("/picture", .fill(side: 1 + $0 % 5), $0 == 9 ? .visible : .prefetched)
        }
        let pictures = Task { try await house.all(requests) }
        #expect(await eventually { house.memory.metrics.misses == 50 && house.server.requests.count == 1 })
        gate.open()
        #expect(try await pictures.value.map(\.red) == Array(repeating: 7, count: 50))
        #expect(house.server.requests.count == 1)
        #expect(house.memory.metrics.count == 5)
    }

    @Test func `the second time, neither the server nor the disk is asked`() async throws {
        let house = try PictureFixture()
        house.serve("/picture", red: 7)
        #expect(house.pipeline.cachedImage(for: house.request("/picture")) == nil)
        let first = try await house.image("/picture")
        try house.files.removeAll()
        #expect(try await house.image("/picture") == first)
        #expect(house.pipeline.cachedImage(for: house.request("/picture")) == first)
        #expect(house.server.requests.count == 1)
    }

    @Test func `the next process finds it on the disk`() async throws {
        let house = try PictureFixture()
        house.serve("/picture", red: 7)
        let first = try await house.image("/picture")
        let next = try house.next()
        #expect(try await next.pipeline.image(for: house.request("/picture")) == first)
        #expect(house.server.requests.count == 1)
        #expect(next.files.metrics().hits == 1)
    }

    @Test func `two addresses that end in the same name are two pictures`() async throws {
        let house = try PictureFixture()
        house.serve("/leia/photo.png", red: 10)
        house.serve("/luke/photo.png", red: 20)
        house.server.route("GET", "/photo.png") { .picture(red: $0.query == "size=2" ? 40 : 30) }
        let paths = ["/leia/photo.png", "/luke/photo.png", "/photo.png", "/photo.png?size=2"]
        let requests = paths.map { house.request($0) }
        #expect(try await house.all(requests).map(\.red) == [10, 20, 30, 40])
        #expect(try await house.next().all(requests).map(\.red) == [10, 20, 30, 40])
    }

    @Test func `a thousand pictures never take more than the configured transfers`() async throws {
        let house = try PictureFixture(options: ImagePipelineOptions(transfers: 4))
        house.server.route("GET", "/*") { _ in .picture(red: 3) }
        let pictures = try await house.all((0..<1_000).map { house.request("/\($0)") })
        #expect(pictures.count == 1_000)
        #expect(house.server.requests.count == 1_000)
        #expect(house.server.mostAtOnce <= 4)
    }

    @Test func `visible pictures come before prefetched ones, also if they were prefetched first`() async throws {
        // The first transfer is held until all others wait, which takes a busy machine its time.
        let patience = Duration.seconds(240)
        let house = try PictureFixture(
            options: ImagePipelineOptions(transfers: 1, transferTime: patience, idleTime: patience))
        let gate = try LoopbackGate()
        house.server.route("GET", "/*") { _ in .picture(red: 3).held(by: gate) }
        var tasks: [Task<Bitmap, any Error>] = []
        for (index, path) in ["/first", "/p1", "/p2", "/p3", "/visible"].enumerated() {
            let request = house.request(path, .fill(side: 1), path == "/visible" ? .visible : .prefetched)
            tasks.append(Task { try await house.pipeline.image(for: request) })
            #expect(await eventually { house.pipeline.transfersUnderWay == index + 1 })
        }
        // Another size of p3, so that only the transfer is shared.
        let raised = house.request("/p3", .fill(side: 2), .visible)
        let misses = house.memory.metrics.misses
        tasks.append(Task { try await house.pipeline.image(for: raised) })
        #expect(await eventually { house.memory.metrics.misses > misses && house.files.metrics().misses == 6 })
        // One more, so that the raised one has surely come to its place when this one has.
        tasks.append(Task { try await house.image("/last") })
        #expect(await eventually { house.pipeline.transfersUnderWay == 6 })
        gate.open()
        for task in tasks { _ = try await task.value }
        #expect(house.server.requests.map(\.path) == ["/first", "/visible", "/p3", "/last", "/p1", "/p2"])
    }

    @Test func `the contact store's own pictures come from there, once for all`() async throws {
        let png = SamplePicture.png(width: 8, height: 8, red: 90)
        let photo = PhotoData(png, format: .png)
        let stored = StubStoredImages([photo.name: png])
        let house = try PictureFixture(stored: stored)
        let request = ImageRequest(url: photo.photo.url, target: .fill(side: 4))
        #expect(try await house.pipeline.image(for: request).red == 90)
        #expect(try await house.pipeline.image(for: request).red == 90)
        #expect(stored.readings == 1)
        #expect(try await house.pipeline.data(at: photo.photo.url).bytes == png)
        #expect(house.files.metrics().count == 0)
    }

    @Test func `a stored picture that is missing, too large or unreadable says so`() async throws {
        let png = SamplePicture.png(width: 100, height: 100, red: 90)
        let photo = PhotoData(png, format: .png)
        let request = ImageRequest(url: photo.photo.url, target: .fill(side: 4))
        #expect(await (try PictureFixture()).fault(request) == .notStored)
        let broken = StubStoredImages(fault: .storeFailed(reason: "locked"))
        #expect(await (try PictureFixture(stored: broken)).fault(request) == .storeFailed(reason: "locked"))
        let small = ImagePipelineOptions(limits: ImageLimits(bytes: 1_000))
        let house = try PictureFixture(options: small, stored: StubStoredImages([photo.name: png]))
        #expect(await house.fault(request) == .tooManyBytes(limit: 1_000))
    }

    @Test func `the least recently used picture leaves the memory first`() async throws {
        // Two pictures of 8 × 8 pixels.
        let house = try PictureFixture(memory: 512)
        house.server.route("GET", "/*") { _ in .picture(red: 3) }
        for path in ["/a", "/b", "/a", "/c"] { _ = try await house.image(path) }
        #expect(house.pipeline.cachedImage(for: house.request("/b")) == nil)
        #expect(house.pipeline.cachedImage(for: house.request("/a")) != nil)
        #expect(house.pipeline.cachedImage(for: house.request("/c")) != nil)
        let metrics = house.memory.metrics
        #expect((metrics.hits, metrics.misses, metrics.count, metrics.bytes) == (1, 3, 2, 512))
        house.memory.removeAll()
        #expect(house.memory.metrics.bytes == 0)
    }
}
