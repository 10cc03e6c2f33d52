package import Models
internal import Networking

extension DirectoryError {
    /// When the directory wants to be asked again (Retry-After, or the reset of a rate limit); nil where it does not say.
    package var retryMoment: Timestamp? {
        guard case .http(let error) = self else { return nil }
        return switch error {
        case .rateLimited(_, let until), .status(_, _, _, let until):
            until.map { Timestamp(milliseconds: Int64($0.secondsSince1970) * 1000) }
        default: nil
        }
    }

    /// Whether other requests to the directory would fail in the same way: nobody answers, or not for now.
    package var concernsAllRequests: Bool {
        switch self {
        case .refused, .gone, .wrongShape: false
        case .http(.status(let code, _, _, _)): code >= 500
        case .http, .badURL, .unknownOption, .badOption, .incomplete: true
        }
    }
}
