package import Networking
package import Pixels

/// `ImageLoading` by a memory cache, a disk cache, and a client: each picture is looked for in that order, and kept where
/// it was missing.
///
/// A picture on the disk whose time is over is asked for again with its validators. If that fails in any way, the one on
/// the disk is shown: a failed download never takes the place of a good file. Failures are remembered for a while.
package final class ImagePipeline: ImageLoading {
    private let fetcher: ImageFetcher
    private let decoder: any ImageDecoder
    private let memory: MemoryImageCache
    private let options: ImagePipelineOptions
    private let clock: HTTPClock
    private let queue: BlockingQueue
    private let decodings: SharedWork<ImageKey, Bitmap>
    /// Pictures that take much memory are decoded one after the other.
    private let largeDecodings: SharedWork<ImageKey, Bitmap>
    private let failures: FailureMemory<ImageKey>
    private static let large = 8 << 20

    /// Puts the parts together; nothing is opened before the first picture is asked for.
    ///
    /// - Parameters:
    ///   - files: nil keeps nothing on the disk.
    ///   - stored: the contact store's own pictures.
    ///   - executor: does all that is asynchronous, and may be blocked by it; nil for Swift's own and libdispatch's threads.
    ///   - onFault: told of what goes wrong without keeping a picture from being shown (a disk that is full, a server that
    ///     does not answer while an older picture is at hand), with the picture's URL; from any thread. The URL may hold
    ///     secrets.
    package init(
        client: any HTTPClient, decoder: any ImageDecoder, files: DiskImageCache?, stored: any StoredImageData,
        memory: MemoryImageCache = MemoryImageCache(), options: ImagePipelineOptions = ImagePipelineOptions(),
        clock: HTTPClock = .system, executor: (any TaskExecutor)? = nil,
        onFault: @escaping @Sendable (_ url: String, _ fault: ImageError) -> Void = { _, _ in }
    ) {
        self.decoder = decoder
        self.memory = memory
        self.options = options
        self.clock = clock
        queue = BlockingQueue(executor: executor)
        fetcher = ImageFetcher(
            client: client, files: files, stored: stored, options: options, clock: clock, executor: executor,
            queue: queue,
            onFault: onFault)
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

    /// Pictures that somebody waits for and that must come from a server, those that wait for their turn included.
    package var transfersUnderWay: Int { fetcher.transfersUnderWay }

    /// Has what failed lately tried again when it is next asked for.
    package func forgetFailures() {
        fetcher.forgetFailures()
        failures.forgetAll()
    }

    private func decode(_ fetched: ImageFetcher.Fetched, _ key: ImageKey) async throws(ImageError) -> Bitmap {
        // Of many who waited for one transfer, some come here when others have decoded it already.
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
