internal import FoundationEssentials
internal import Networking

/// Loads an image's bytes: from the contact store, from disk while they are fresh, otherwise from the server.
final class ImageFetcher: Sendable {
    /// Validated bytes, and the time until which they are fresh.
    struct Fetched: Sendable {
        let image: ImageData
        let freshUntil: HTTPDate
    }

    private struct Kept: Sendable {
        let file: CachedFile
        let image: ImageData
    }

    private let client: any HTTPClient
    private let images: any ImageStore
    private let stored: any StoredImageData
    private let options: ImagePipelineOptions
    private let clock: HTTPClock
    private let onError: @Sendable (String, ImageError) -> Void
    private let queue: BlockingQueue
    private let readings: SharedWork<String, Kept?>
    private let storeReadings: SharedWork<String, ImageData>
    private let transfers: SharedWork<String, Fetched>
    private let failures: FailureMemory<String>
    private let silentHosts: SilentHosts

    init(
        client: any HTTPClient, images: any ImageStore, stored: any StoredImageData, options: ImagePipelineOptions,
        clock: HTTPClock, executor: (any TaskExecutor)?, queue: BlockingQueue,
        onError: @escaping @Sendable (String, ImageError) -> Void
    ) {
        self.client = client
        self.images = images
        self.stored = stored
        self.options = options
        self.clock = clock
        self.queue = queue
        self.onError = onError
        readings = SharedWork(limit: 4, executor: executor)
        storeReadings = SharedWork(limit: 4, executor: executor)
        transfers = SharedWork(limit: options.transfers, executor: executor)
        failures = FailureMemory(time: options.failureTime, clock: clock)
        silentHosts = SilentHosts(time: options.silenceTime, clock: clock)
    }

    var transfersUnderWay: Int { transfers.count }

    func forgetFailures() {
        failures.forgetAll()
        silentHosts.forgetAll()
    }

    func image(at url: String, _ priority: ImagePriority) async throws(ImageError) -> Fetched {
        switch try ImageSource(url) {
        case .stored(let name): return try await storedImage(name, priority)
        case .remote(let address): return try await remoteImage(url, address, priority)
        }
    }

    private func storedImage(_ name: String, _ priority: ImagePriority) async throws(ImageError) -> Fetched {
        let (queue, stored, limit) = (queue, stored, options.limits.bytes)
        let image = try await storeReadings.value(for: name, priority: priority) { () async throws(ImageError) in
            try await queue.run { () throws(ImageError) in
                guard let bytes = try stored.data(named: name) else { throw .notStored }
                guard bytes.count <= limit else { throw .tooManyBytes(limit: limit) }
                return try ImageData(bytes)
            }
        }
        // The name is the hash of the bytes, so they cannot change.
        return Fetched(image: image, freshUntil: HTTPDate(secondsSince1970: .max))
    }

    private func remoteImage(
        _ url: String, _ address: URL, _ priority: ImagePriority
    ) async throws(ImageError) -> Fetched {
        let kept = try await readings.value(for: url, priority: priority) { [self] () async throws(ImageError) in
            try await queue.run { [self] in readKept(url, isCounted: true) }
        }
        if let kept, let fresh = fresh(kept) { return fresh }
        do throws(ImageError) {
            return try await transfers.value(for: url, priority: priority) { [self] () async throws(ImageError) in
                try await transfer(url, address)
            }
        } catch {
            // A stale image is better than none until the server has a newer one.
            guard error != .canceled, let kept else { throw error }
            onError(url, error)
            return Fetched(image: kept.image, freshUntil: later(options.failureTime))
        }
    }

    /// Runs on one of the queue's threads.
    private func readKept(_ url: String, isCounted: Bool) -> Kept? {
        guard let file = images.file(for: url, isCounted: isCounted) else { return nil }
        if file.bytes.count <= options.limits.bytes, let image = try? ImageData(file.bytes) {
            return Kept(file: file, image: image)
        }
        images.remove(url)
        return nil
    }

    private func fresh(_ kept: Kept) -> Fetched? {
        let until = kept.file.checked.adding(seconds: Int(options.freshTime.components.seconds))
        let now = clock.now()
        // A check time in the future comes from a wrong clock.
        guard now < until, kept.file.checked <= now.adding(seconds: 60) else { return nil }
        return Fetched(image: kept.image, freshUntil: until)
    }

    private func later(_ time: Duration) -> HTTPDate { clock.now().adding(seconds: Int(time.components.seconds)) }

    private func transfer(_ url: String, _ address: URL) async throws(ImageError) -> Fetched {
        let host = HTTPOrigin(address)
        if let failure = failures[url] ?? silentHosts[host] { throw failure }
        // Another caller or process may have fetched it since the first look at the disk.
        let kept = try await queue.run { [self] in readKept(url, isCounted: false) }
        if let kept, let fresh = fresh(kept) { return fresh }
        do throws(ImageError) {
            let file = try await answer(address, kept?.file)
            silentHosts.note(nil, of: host)
            return try await keep(file, ImageData(file.bytes), for: url)
        } catch {
            failures.remember(error, of: url)
            silentHosts.note(error, of: host)
            throw error
        }
    }

    private func keep(_ file: CachedFile, _ image: ImageData, for url: String) async throws(ImageError) -> Fetched {
        do throws(ImageError) {
            try await queue.run { [images] () throws(ImageError) in try images.add(file, for: url) }
        } catch {
            onError(url, error)
        }
        return Fetched(image: image, freshUntil: later(options.freshTime))
    }

    private func answer(_ address: URL, _ known: CachedFile?) async throws(ImageError) -> CachedFile {
        let response: HTTPResponse
        do throws(HTTPError) {
            response = try await client.send(request(address, known)).validated(now: clock.now())
        } catch .canceled {
            throw .canceled
        } catch .tooLarge(_, .body, let limit) {
            throw .tooManyBytes(limit: limit)
        } catch {
            throw .transfer(error)
        }
        guard response.isNotModified else {
            return CachedFile(bytes: response.body, validators: response.validators, checked: clock.now())
        }
        guard var file = known else {
            throw .transfer(
                .status(304, host: HTTPOrigin(address)?.description ?? "", message: nil, until: nil))
        }
        file.checked = clock.now()
        file.validators.etag = response.validators.etag ?? file.validators.etag
        file.validators.lastModified = response.validators.lastModified ?? file.validators.lastModified
        return file
    }

    private func request(_ address: URL, _ known: CachedFile?) -> HTTPRequest {
        // Content negotiation omits formats that are not decoded here (AVIF); WebP needs a package that may be missing.
        let limits = HTTPLimits(
            totalTime: options.transferTime, idleTime: options.idleTime, slowestBytesPerSecond: 1_024,
            bodyBytes: options.limits.bytes)
        let request = HTTPRequest(
            .get, address, headers: ["Accept": "image/png, image/jpeg, image/gif, image/webp;q=0.8"], limits: limits)
        return known.map { request.revalidating($0.validators) } ?? request
    }
}
