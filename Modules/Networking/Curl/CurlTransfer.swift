internal import CCurl
internal import Networking

/// One transfer: libcurl's easy handle and the streamed response. It must leave its session before it is released.
final class CurlTransfer {
    let job: CurlJob
    let easy: UnsafeMutableRawPointer
    let library: OpaquePointer
    /// Kept alive for libcurl, which only borrows it.
    var headerList: UnsafeMutablePointer<curl_slist>?
    private let errorText = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))
    private let start = ContinuousClock.now
    private var head: CurlAnswerHead
    private var body: [UInt8] = []
    private var isBodyTooLarge = false

    /// Nil if libcurl refuses, which happens only without memory.
    init?(_ job: CurlJob, _ library: OpaquePointer, _ options: CurlOptions) {
        guard let easy = ccurl_easy_init(library) else { return nil }
        self.job = job
        self.easy = easy
        self.library = library
        head = CurlAnswerHead(limit: job.request.limits.headerBytes)
        errorText.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
        guard configure(options), receive() else { return nil }
    }

    deinit {
        ccurl_easy_cleanup(library, easy)
        ccurl_list_free(library, headerList)
        errorText.deallocate()
    }

    var elapsed: Duration { start.duration(to: .now) }

    /// Maps libcurl's result to an outcome.
    func outcome(_ result: CURLcode, _ connectivity: Connectivity) -> HTTPOutcome {
        let limits = job.request.limits
        let host = job.origin.description
        if head.isTooLarge { return .failure(.tooLarge(host: host, .headers, limit: limits.headerBytes)) }
        if isBodyTooLarge { return .failure(.tooLarge(host: host, .body, limit: limits.bodyBytes)) }
        if result == CURLE_OK {
            let headers = HTTPHeaders(head.fields)
            return .success(
                HTTPResponse(status: head.status, headers: headers, body: body, url: job.request.url))
        }
        let failure = CurlFailure(
            code: result, text: String(cString: errorText), job: job, elapsed: elapsed,
            isConnected: ccurl_get_size(library, easy, CURLINFO_PRETRANSFER_TIME_T) > 0,
            certificateError: ccurl_get_long(library, easy, CURLINFO_SSL_VERIFYRESULT))
        return .failure(failure.error(connectivity))
    }

    // libcurl calls back on the session's thread with this pointer. The transfer is alive then, since it leaves the
    // session before it is released.
    private func receive() -> Bool {
        let pointer = Unmanaged.passUnretained(self).toOpaque()
        return ccurl_set_pointer(library, easy, CURLOPT_ERRORBUFFER, errorText) == CURLE_OK
            && ccurl_set_pointer(library, easy, CURLOPT_WRITEDATA, pointer) == CURLE_OK
            && ccurl_set_pointer(library, easy, CURLOPT_HEADERDATA, pointer) == CURLE_OK
            && ccurl_set_callback(library, easy, CURLOPT_WRITEFUNCTION) { bytes, size, count, pointer in
                CurlTransfer.transfer(pointer)?.takeBody(UnsafeRawBufferPointer(start: bytes, count: size * count)) ?? 0
            } == CURLE_OK
            && ccurl_set_callback(library, easy, CURLOPT_HEADERFUNCTION) { bytes, size, count, pointer in
                CurlTransfer.transfer(pointer)?.takeHead(UnsafeRawBufferPointer(start: bytes, count: size * count)) ?? 0
            } == CURLE_OK
    }

    private static func transfer(_ pointer: UnsafeMutableRawPointer?) -> CurlTransfer? {
        pointer.map { Unmanaged<CurlTransfer>.fromOpaque($0).takeUnretainedValue() }
    }

    // Returning a number other than the offered count makes libcurl stop the transfer.
    private func takeBody(_ bytes: UnsafeRawBufferPointer) -> Int {
        guard bytes.count <= job.request.limits.bodyBytes - body.count else {
            isBodyTooLarge = true
            return bytes.isEmpty ? 0 : bytes.count - 1
        }
        body.append(contentsOf: bytes)
        return bytes.count
    }

    private func takeHead(_ bytes: UnsafeRawBufferPointer) -> Int {
        guard head.take(bytes) else { return bytes.count - 1 }
        // Stop early if the announced length is too large.
        guard head.isWhole, let length = head.bodyLength, length > job.request.limits.bodyBytes else {
            return bytes.count
        }
        isBodyTooLarge = job.request.method != .head
        return isBodyTooLarge ? bytes.count - 1 : bytes.count
    }
}
