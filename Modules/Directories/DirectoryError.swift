package import Models
package import Networking

/// Why a directory could not be read or changed.
package enum DirectoryError: ExplainedError, Sendable, Hashable {
    /// The request failed or was answered in a way that is no success.
    case http(HTTPError)
    /// The answer is JSON, but not of the contract's shape, such as an object where a list is due.
    case wrongShape(host: String, detail: String)
    /// What came is less than the answer itself says there is, so that nothing can be told of the rest.
    case incomplete(host: String, detail: String)
    /// The book's URL cannot be used; the reason says why.
    case badURL(String, reason: String)
    /// The kind knows no such option.
    case unknownOption(String, known: [String])
    /// An option's value cannot be used; the reason says why.
    case badOption(String, value: String, reason: String)
    /// The directory takes no such values, and may say why.
    case refused(host: String, [RefusalMessage])
    /// There is no such contact (any more).
    case gone(host: String)

    /// The task that fetched was canceled: nothing that a person need be told.
    package static let canceled = DirectoryError.http(.canceled)

    /// The name of the error in machine output (`kith sync --json`), such as `wrong-shape`.
    package var kind: String {
        switch self {
        case .http(let error): error.kind
        case .wrongShape, .incomplete: "wrong-shape"
        case .badURL, .unknownOption, .badOption, .refused: "validation"
        case .gone: "not-found"
        }
    }

    package var message: String {
        switch self {
        case .http(let error): error.message
        case .wrongShape(let host, let detail): "\(host) answered in another form than expected: \(detail)"
        case .incomplete(let host, let detail): "\(host) handed over a part of its list only: \(detail)"
        case .badURL(let url, let reason): "\(url.quoted) cannot be used: \(reason)"
        case .refused(let host, let messages):
            "\(host) refuses the values"
                + (messages.isEmpty ? "" : ": \(messages.map { $0.text.excerpt(400) }.joined(separator: "; "))")
        case .gone(let host): "\(host) has no such contact any more"
        case .unknownOption(let name, _): "this kind of directory has no option \(name.quoted)"
        case .badOption(let name, let value, let reason):
            "the option \(name.excerpt()) cannot be \(value.quoted): \(reason)"
        }
    }

    package var hint: String? {
        switch self {
        case .http(let error): error.hint
        case .wrongShape: "Check that the URL is that of this kind of directory."
        case .incomplete: "Try again; if it stays, the server is faulty."
        case .badURL: "Give an absolute URL such as https://host/path."
        case .refused: "Correct them and save again."
        case .gone: nil
        case .unknownOption(_, let known):
            known.isEmpty ? "It has no options." : "It has these: \(known.joined(separator: ", "))."
        case .badOption: nil
        }
    }

    /// Whether a write that failed in this way may have arrived all the same. A redirect counts: servers redirect after
    /// they have done what was asked.
    package var isAnswerLost: Bool {
        switch self {
        case .http(.timedOut), .http(.broken), .http(.tooLarge), .http(.emptyBody), .http(.notJSON), .http(.badJSON),
            .http(.canceled), .http(.redirect), .wrongShape:
            true
        case .http(.status(let code, _, _, _)): code >= 500
        default: false
        }
    }

    /// Whether the error may be that of the one entry which was asked for: others can be asked for all the same.
    package var concernsOneEntry: Bool {
        switch self {
        case .http(.broken), .http(.tooLarge), .http(.emptyBody), .http(.notJSON), .http(.badJSON), .http(.status),
            .http(.notFound), .wrongShape, .refused, .gone:
            true
        default: false
        }
    }
}
