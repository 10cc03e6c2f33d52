package import Networking
package import Pixels

/// `ImageLoading` with a memory cache, an image store and a client: images are looked up in that order, and stored where
/// they were missing.
///
/// A stale image in the store is revalidated with its validators. If that fails in any way, the stale one is used
/// (stale-if-error): a failed download never replaces a valid file. Failures are remembered for a while.
package final class ImagePipeline: ImageLoading {
    private let fetcher: ImageFetcher
    private let decoder: any ImageDecoder
    private let memory: MemoryImageCache
    private let options: ImagePipelineOptions
    private let clock: HTTPClock
    private let queue: BlockingQueue
    private let decodings: SharedWork<ImageKey, Bitmap>
    /// Images that take much memory are decoded one at a time.
    private let largeDecodings: SharedWork<ImageKey, Bitmap>
    private let failures: FailureMemory<ImageKey>
    private static let large = 8 << 20

    /// Creates a pipeline; no I/O happens before the first request.
    ///
    /// - Parameters:
    ///   - images: Where fetched images are kept.
    ///   - stored: The contact store's own images.
    ///   - executor: Runs all asynchronous work and may be blocked by it; nil for Swift's and libdispatch's threads.
    ///   - onError: Receives errors that don't prevent an image from being shown (a full disk, an unreachable server
    ///     while an older image exists), with the image's URL, from any thread. The URL may contain secrets.
    package init(
        client: any HTTPClient, decoder: any ImageDecoder, images: any ImageStore, stored: any StoredImageData,
        memory: MemoryImageCache = MemoryImageCache(), options: ImagePipelineOptions = ImagePipelineOptions(),
        clock: HTTPClock = .system, executor: (any TaskExecutor)? = nil,
        onError: @escaping @Sendable (_ url: String, _ error: ImageError) -> Void = { _, _ in }
    ) {
        self.decoder = decoder
        self.memory = memory
        self.options = options
        self.clock = clock
        queue = BlockingQueue(executor: executor)
        fetcher = ImageFetcher(
            client: client, images: images, stored: stored, options: options, clock: clock, executor: executor,
            queue: queue,
            onError: onError)
        decodings = SharedWork(limit: options.decodings, executor: executor)
        largeDecodings = SharedWork(limit: 1, executor: executor)
        failures = FailureMemory(time: options.failureTime, clock: clock)
    }

    package func cachedImage(for request: ImageRequest) -> Bitmap? { memory.bitmap(for: ImageKey(request)) }

    package func image(for request: ImageRequest) async throws(ImageError) -> Bitmap {
        let key = ImageKey(request)
        if let bitmap = memory.freshBitmap(for: key, now: clock.now()) { return bitmap }
        let fetched = try await fetcher.image(at: request.url, request.priority)
        if let failure = failures[key] { throw failure }
        try options.limits.check(fetched.image, for: request.target)
        let isLarge = fetched.image.header.decodingMemory(for: request.target) > Self.large
        return try await (isLarge ? largeDecodings : decodings).value(for: key, priority: request.priority) {
            [self] () async throws(ImageError) in
            try await decode(fetched, key)
        }
    }

    package func data(at url: String, priority: ImagePriority = .visible) async throws(ImageError) -> ImageData {
        try await fetcher.image(at: url, priority).image
    }

    /// The number of images that are being fetched from a server, including queued ones.
    package var transfersUnderWay: Int { fetcher.transfersUnderWay }

    /// Allows recent failures to be retried at the next request.
    package func forgetFailures() {
        fetcher.forgetFailures()
        failures.forgetAll()
    }

    private func decode(_ fetched: ImageFetcher.Fetched, _ key: ImageKey) async throws(ImageError) -> Bitmap {
        // Of many callers that waited for one transfer, some arrive here after others have decoded the image.
        if let bitmap = memory.bitmap(for: key, freshUntil: fetched.freshUntil) { return bitmap }
        do throws(ImageError) {
            let bitmap = try await queue.run { [decoder] () throws(ImageError) in
                try decoder.decode(fetched.image, to: key.target)
            }
            memory.keep(bitmap, for: key, freshUntil: fetched.freshUntil)
            return bitmap
        } catch {
            failures.remember(error, of: key)
            throw error
        }
    }
}
