internal import CCurl
internal import Glibc
internal import Networking

/// A transfer that libcurl gave up, and what that means to a person.
struct CurlFailure {
    let code: CURLcode
    /// libcurl's own words; may be empty.
    let text: String
    let job: CurlJob
    let elapsed: Duration
    /// Whether the connection stood, TLS included.
    let isConnected: Bool
    /// OpenSSL's X509_V_ERR_ number of the certificate; 0 is none.
    let certificateFault: Int

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
            // A single header line beyond libcurl's own limit; later versions call that CURLE_TOO_LARGE (100).
            return .tooLarge(host: host, .headers, limit: job.request.limits.headerBytes)
        default:
            return tlsFault.map { .tls(host: host, $0) } ?? .broken(host: host, answerFault)
        }
    }

    // libcurl has one code for both, and names the one it meant; with no proxy around, its spelling of a host can't mislead.
    private var isProxyNamed: Bool {
        let names = ["http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"]
        return !job.origin.isLoopback && names.contains { getenv($0) != nil } && !text.contains(job.origin.host)
    }

    private var passedLimit: Duration {
        let limits = job.request.limits
        // libcurl's clock and ours may differ by a moment.
        if elapsed + .milliseconds(20) >= job.timeLeft { return limits.totalTime }
        return isConnected ? limits.idleTime : limits.connectTime
    }

    private var tlsFault: HTTPError.TLSError? {
        switch code {
        case CURLE_PEER_FAILED_VERIFICATION:
            switch certificateFault {
            case 9: .notYetValid
            case 10: .expired
            // OpenSSL has no complaint (libcurl begins with 1), so it is the name, which libcurl compares by itself.
            case 0, 1, 62, 64: .wrongHost
            default: .untrusted
            }
        case CURLE_SSL_CACERT_BADFILE: .badAuthorityFile
        case CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS: .untrusted
        case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER, CURLE_USE_SSL_FAILED: .handshake
        default: nil
        }
    }

    private var answerFault: HTTPError.InvalidResponse {
        switch code {
        case CURLE_PARTIAL_FILE: .truncated
        case CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_HTTP2, CURLE_HTTP2_STREAM: .reset
        // libcurl 7 reports broken chunks as a failed receive; only its text tells them apart.
        case CURLE_RECV_ERROR: text.contains("chunk") ? .malformed : .reset
        // "Unsupported protocol" is HTTP/0.9, which is what garbage looks like to libcurl.
        case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY: .malformed
        case CURLE_BAD_CONTENT_ENCODING: .badCompression
        default: .other(text.isEmpty ? "libcurl's error \(code.rawValue)" : text)
        }
    }
}
