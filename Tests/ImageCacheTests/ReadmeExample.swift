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
import Testing

struct ReadmeExample {
    @Test func `a pipeline is composed, and gets a picture`() async throws {
        let server = try LoopbackServer()
        server.route("GET", "/picture") { _ in
            .bytes(SamplePicture.png(width: 200, height: 100, red: 9), type: "image/png")
        }
        let folder = try TemporaryFolder()
        let url = server.url("/picture").absoluteString
        let lines = Mutex<[String]>([])
        let log: @Sendable (String) -> Void = { line in lines.withLock { $0.append(line) } }

        let files = DiskImageCache(folder: folder.path + "/images")
        let pipeline = ImagePipeline(
            client: CurlHTTPClient(), decoder: PixbufImageDecoder(), images: files, stored: StubStoredImages(),
            onError: { url, error in log("\(url): \(error.message)") })

        let bitmap = try await pipeline.image(for: ImageRequest(url: url, target: .fill(side: 64)))
        files.saveMetrics()  // when the process ends

        #expect(bitmap.width == 64 && bitmap.height == 64)
        #expect(lines.withLock { $0.isEmpty })
    }
}
