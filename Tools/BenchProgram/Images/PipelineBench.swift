import CurlNetworking
import FoundationEssentials
import ImageCache
import ImageDecoding
import Networking
import Pixels

/// The parts of an image pipeline, put together as a front does it, and without it: the same client and decoder, and
/// nothing kept.
struct PipelineBench: Sendable {
    private let client = CurlHTTPClient()
    private let decoder = PixbufImageDecoder()
    private let folder: String
    private static let transfers = ImagePipelineOptions().transfers

    /// - Parameter folder: of the disk cache; need not exist.
    init(folder: String) {
        self.folder = folder
    }

    /// One with an empty memory.
    func pipeline() -> ImagePipeline {
        ImagePipeline(
            client: client, decoder: decoder, images: DiskImageCache(folder: folder), stored: NoStoredImages())
    }

    /// Empties the folder.
    func clear() throws { try DiskImageCache(folder: folder).removeAll() }

    func decode(_ bytes: [UInt8], to target: ImageTarget) throws -> Bitmap {
        try decoder.decode(ImageData(bytes), to: target)
    }

    /// From the server to pixels, with no cache.
    func fetch(_ address: String, to target: ImageTarget) async throws -> Bitmap {
        guard let url = URL(string: address) else { throw BenchError.usage("\(address) is no URL") }
        return try decode(
            try await client.send(HTTPRequest(.get, url)).validated(now: HTTPClock.system.now()).body, to: target)
    }

    /// All of them, as many at once as the pipeline has transfers.
    func fetch(_ addresses: [String], to target: ImageTarget) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (place, address) in addresses.enumerated() {
                if place >= Self.transfers { try await group.next() }
                group.addTask { _ = try await fetch(address, to: target) }
            }
            try await group.waitForAll()
        }
    }

    /// All of them asked for at once, as a list does.
    func load(_ addresses: [String], to target: ImageTarget, from pipeline: ImagePipeline) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for address in addresses {
                group.addTask { _ = try await pipeline.image(for: ImageRequest(url: address, target: target)) }
            }
            try await group.waitForAll()
        }
    }
}

private struct NoStoredImages: StoredImageData {
    func data(named name: String) -> [UInt8]? { nil }
}
