// CurlNetworking: the HTTP transport on libcurl, the only target that uses the network. It owns one thread per client,
// with libcurl's connections and transfers on it. It must not know directories, retries, credentials or JSON;
// Networking's HTTPRedirects decides what may be sent again after a redirect.

package import Networking

/// An `HTTPClient` on libcurl, which is loaded at the first request.
///
/// All transfers run on one thread of the client; transfers beyond the limits of `CurlOptions` are queued. Connections
/// are reused. There are no cookies and no cache. TLS is verified. Proxies come from the environment (http_proxy,
/// https_proxy, all_proxy, no_proxy), except for loopback addresses. The thread ends with the client.
package final class CurlHTTPClient: HTTPClient {
    private let options: CurlOptions
    private let connectivity: Connectivity
    private let mailbox = CurlMailbox()
    private let thread = PosixLock<CurlThread?>(nil)

    /// Loads nothing and starts no thread.
    package init(options: CurlOptions = CurlOptions(), connectivity: Connectivity = .system) {
        self.options = options
        self.connectivity = connectivity
    }

    deinit { close() }

    /// Cancels all transfers with `.canceled`, closes all connections and waits at most one second for the thread to
    /// end. Every later request is `.canceled`.
    package func close() {
        mailbox.close()
        thread.withLock { $0.take() }?.join()
    }

    /// Sends the request and follows redirects. Time limits apply to all hops together.
    package func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        var request = request.movingUserInfo
        var redirects = HTTPRedirects(request)
        var timeLeft = request.limits.totalTime
        while true {
            let origin = try request.checkedOrigin()
            guard timeLeft > .zero else {
                throw .timedOut(host: origin.description, after: request.limits.totalTime)
            }
            let result = await perform(request, origin, timeLeft)
            let response = try result.outcome.get()
            guard let next = try redirects.follow(response, to: request) else { return response }
            timeLeft -= result.elapsed
            request = next
        }
    }

    private func perform(_ request: HTTPRequest, _ origin: HTTPOrigin, _ timeLeft: Duration) async -> CurlResult {
        guard startThread() else {
            let error = HTTPError.broken(host: origin.description, .other("no thread could be started"))
            return CurlResult(outcome: .failure(error), elapsed: .zero)
        }
        let cancellation = CurlCancellation()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                mailbox.post(
                    CurlJob(
                        request: request, origin: origin, timeLeft: timeLeft, cancellation: cancellation,
                        continuation: continuation))
            }
        } onCancel: {
            cancellation.request()
            mailbox.wake()
        }
    }

    private func startThread() -> Bool {
        thread.withLock { thread in
            // A closed mailbox answers the job itself.
            if thread == nil, !mailbox.isClosed {
                thread = CurlThread(mailbox: mailbox, options: options, connectivity: connectivity)
            }
            return thread != nil || mailbox.isClosed
        }
    }
}
