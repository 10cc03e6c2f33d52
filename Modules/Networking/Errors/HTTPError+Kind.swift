extension HTTPError {
    /// The error's name in machine output (Modules/CommandLine/README.md). `.canceled` never ends there, and is `canceled`.
    package var kind: String {
        switch self {
        case .invalidURL, .invalidHeader, .invalid: "validation"
        case .libraryMissing, .offline, .sendingRefused, .hostNotFound, .unreachable, .proxyUnreachable, .broken:
            "unreachable"
        case .timedOut: "timeout"
        case .tls: "tls"
        case .redirect: "redirect"
        case .tooLarge: "too-large"
        case .emptyBody: "empty-body"
        case .notJSON: "not-json"
        case .badJSON: "bad-json"
        case .unauthorized: "unauthorized"
        case .notFound: "not-found"
        case .rateLimited: "rate-limited"
        case .status(let code, _, _, _): "http-\(code)"
        case .canceled: "canceled"
        }
    }
}
