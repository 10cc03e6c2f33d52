package import Models
internal import Networking

extension DirectoryError {
    /// The time at which the directory accepts a retry (Retry-After, or the reset of a rate limit); nil if unknown.
    package var retryMoment: Timestamp? {
        guard case .http(let error) = self else { return nil }
        return switch error {
        case .rateLimited(_, let until), .status(_, _, _, let until):
            until.map { Timestamp(milliseconds: Int64($0.secondsSince1970) * 1000) }
        default: nil
        }
    }

    /// True if other requests to the directory would fail in the same way: it is unreachable or rate-limited.
    package var concernsAllRequests: Bool {
        switch self {
        case .refused, .gone, .wrongShape: false
        case .http(.status(let code, _, _, _)): code >= 500
        case .http, .badURL, .unknownOption, .badOption, .incomplete: true
        }
    }
}
