internal import CCurl
internal import Glibc
internal import Networking

/// A failed transfer, and its meaning as an `HTTPError`.
struct CurlFailure {
    let code: CURLcode
    /// libcurl's error text; may be empty.
    let text: String
    let job: CurlJob
    let elapsed: Duration
    /// True if the connection was established, including TLS.
    let isConnected: Bool
    /// The certificate's X509_V_ERR_ number from OpenSSL; 0 for none.
    let certificateError: Int

    func error(_ connectivity: Connectivity) -> HTTPError {
        let host = job.origin.description
        switch code {
        case CURLE_COULDNT_RESOLVE_HOST:
            return connectivity.canReach(job.origin) ? .hostNotFound(host: host) : .offline(host: host)
        case CURLE_COULDNT_CONNECT where isProxyNamed: return .proxyUnreachable(host: host)
        case CURLE_COULDNT_CONNECT:
            return connectivity.canReach(job.origin) ? .unreachable(host: host) : .offline(host: host)
        case CURLE_COULDNT_RESOLVE_PROXY, CURLE_PROXY: return .proxyUnreachable(host: host)
        case CURLE_OPERATION_TIMEDOUT: return .timedOut(host: host, after: passedLimit)
        case CURLE_URL_MALFORMAT: return .invalidURL(job.request.url.masked)
        case CURLE_OUT_OF_MEMORY where isConnected,
            CURLcode(rawValue: 100):
            // A single header line beyond libcurl's own limit; later versions report CURLE_TOO_LARGE (100).
            return .tooLarge(host: host, .headers, limit: job.request.limits.headerBytes)
        default:
            return tlsError.map { .tls(host: host, $0) } ?? .broken(host: host, answerError)
        }
    }

    // libcurl has one code for host and proxy, and names the one it means in its text. Without a configured proxy, a
    // host's name can't mislead this check.
    private var isProxyNamed: Bool {
        let names = ["http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"]
        return !job.origin.isLoopback && names.contains { getenv($0) != nil } && !text.contains(job.origin.host)
    }

    private var passedLimit: Duration {
        let limits = job.request.limits
        // libcurl's clock may differ slightly from the system's.
        if elapsed + .milliseconds(20) >= job.timeLeft { return limits.totalTime }
        return isConnected ? limits.idleTime : limits.connectTime
    }

    private var tlsError: HTTPError.TLSError? {
        switch code {
        case CURLE_PEER_FAILED_VERIFICATION:
            switch certificateError {
            case 9: .notYetValid
            case 10: .expired
            // OpenSSL has no complaint (libcurl starts with 1), so it is the name, which libcurl compares itself.
            case 0, 1, 62, 64: .wrongHost
            default: .untrusted
            }
        case CURLE_SSL_CACERT_BADFILE: .badAuthorityFile
        case CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS: .untrusted
        case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER, CURLE_USE_SSL_FAILED: .handshake
        default: nil
        }
    }

    private var answerError: HTTPError.InvalidResponse {
        switch code {
        case CURLE_PARTIAL_FILE: .truncated
        case CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_HTTP2, CURLE_HTTP2_STREAM: .reset
        // libcurl 7 reports invalid chunks as a failed receive; only its text distinguishes them.
        case CURLE_RECV_ERROR: text.contains("chunk") ? .malformed : .reset
        // "Unsupported protocol" is HTTP/0.9, which libcurl takes garbage for.
        case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY: .malformed
        case CURLE_BAD_CONTENT_ENCODING: .badCompression
        default: .other(text.isEmpty ? "libcurl's error \(code.rawValue)" : text)
        }
    }
}
