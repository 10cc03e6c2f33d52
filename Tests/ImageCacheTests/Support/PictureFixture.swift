import CurlNetworking
import FoundationEssentials
import ImageCache
import ImageDecoding
import LoopbackServer
import Networking
import Pixels
import Processes
import SamplePictures
import Synchronization

/// A pipeline with everything real around it but the clock: a server over sockets, a folder, the library that decodes.
final class PictureFixture: Sendable {
    let server: LoopbackServer
    let folder: TemporaryFolder
    let clock: SteppedClock
    let files: DiskImageCache
    let memory: MemoryImageCache
    let pipeline: ImagePipeline
    private let reports: Reports

    /// `former` is one whose server and folder this takes over, as the next process does.
    init(
        options: ImagePipelineOptions = ImagePipelineOptions(), memory: Int = 32 << 20,
        stored: StubStoredImages = StubStoredImages(), former: PictureFixture? = nil
    ) throws {
        server = try former?.server ?? LoopbackServer()
        folder = try former?.folder ?? TemporaryFolder()
        clock = former?.clock ?? SteppedClock()
        files = DiskImageCache(folder: folder.path + "/images", clock: clock.clock)
        self.memory = MemoryImageCache(limit: memory)
        let reports = Reports()
        // More than the pipeline ever allows, so that it is the one that holds back.
        let client = CurlHTTPClient(options: CurlOptions(transfers: 100, transfersPerHost: 100))
        pipeline = ImagePipeline(
            client: client, decoder: PixbufImageDecoder(), images: files, stored: stored, memory: self.memory,
            options: options, clock: clock.clock, onError: { _, error in reports.add(error) })
        self.reports = reports
    }

    /// What did not keep a picture from being shown.
    var reported: [ImageError] { reports.errors }

    var imageFolder: String { folder.path + "/images" }

    /// Of the disk cache.
    var fileNames: [String] { names(in: imageFolder) }

    /// With the same server, folder and clock, and an empty memory.
    func next() throws -> PictureFixture { try PictureFixture(former: self) }

    /// All of them, asked for at the same time.
    func all(_ requests: [ImageRequest]) async throws -> [Bitmap] {
        try await withThrowingTaskGroup(of: (Int, Bitmap).self) { group in
            for (index, request) in requests.enumerated() {
                group.addTask { (index, try await self.pipeline.image(for: request)) }
            }
            return try await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
        }
    }

    func request(
        _ path: String, _ target: ImageTarget = .fit(width: 64, height: 64), _ priority: ImagePriority = .visible
    ) -> ImageRequest {
        ImageRequest(url: url(path), target: target, priority: priority)
    }

    func url(_ path: String) -> String { server.url(path).absoluteString }

    func image(_ path: String) async throws -> Bitmap { try await pipeline.image(for: request(path)) }

    /// The error of a path; nil where there is a picture.
    func error(_ path: String) async -> ImageError? { await error(request(path)) }

    func error(_ request: ImageRequest) async -> ImageError? {
        do throws(ImageError) {
            _ = try await pipeline.image(for: request)
            return nil
        } catch {
            return error
        }
    }

    /// Serves a picture of one color.
    func serve(_ path: String, red: UInt8, blue: UInt8 = 0) {
        server.route("GET", path) { _ in .picture(red: red, blue: blue) }
    }
}

private final class Reports: Sendable {
    private let state = Mutex<[ImageError]>([])

    var errors: [ImageError] { state.withLock { $0 } }

    func add(_ error: ImageError) { state.withLock { $0.append(error) } }
}

extension Reply {
    static func picture(red: UInt8, blue: UInt8 = 0) -> Reply {
        .bytes(SamplePicture.png(width: 8, height: 8, red: red, blue: blue), type: "image/png")
    }
}

extension Bitmap {
    /// Of the first pixel.
    var red: UInt8 { self[0, 0].red }
}
