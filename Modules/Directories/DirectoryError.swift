package import Models
package import Networking

/// A failure to read or change a directory.
package enum DirectoryError: ExplainedError, Sendable, Hashable {
    /// The request failed, or its response is not a success.
    case http(HTTPError)
    /// The response is JSON of the wrong shape, such as an object instead of a list.
    case wrongShape(host: String, detail: String)
    /// The response contains less than it announces, so nothing is known of the rest.
    case incomplete(host: String, detail: String)
    /// The book's URL is invalid; the reason is a clause.
    case badURL(String, reason: String)
    /// The kind has no such option.
    case unknownOption(String, known: [String])
    /// An option's value is invalid; the reason is a clause.
    case badOption(String, value: String, reason: String)
    /// The directory rejects the values, with optional messages.
    case refused(host: String, [RefusalMessage])
    /// The contact does not exist any more.
    case gone(host: String)

    /// The task was canceled; not an error to show.
    package static let canceled = DirectoryError.http(.canceled)

    /// The error's name in machine output (`kith sync --json`), such as `wrong-shape`.
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
        case .wrongShape(let host, let detail): "\(host) sent an unexpected response: \(detail)"
        case .incomplete(let host, let detail): "\(host) sent only a part of its list: \(detail)"
        case .badURL(let url, let reason): "\(DirectoryURL.shown(url).quoted) can't be used: \(reason)"
        case .refused(let host, let messages):
            "\(host) refuses the values"
                + (messages.isEmpty ? "" : ": \(messages.map { $0.text.excerpt(400) }.joined(separator: "; "))")
        case .gone(let host): "\(host) no longer has this contact"
        case .unknownOption(let name, _): "this kind of directory has no option \(name.quoted)"
        case .badOption(let name, let value, let reason):
            "the option \(name.excerpt()) can't be \(value.quoted): \(reason)"
        }
    }

    package var hint: String? {
        switch self {
        case .http(let error): error.hint
        case .wrongShape: "Check that the URL belongs to this kind of directory."
        case .incomplete: "Try again; if it fails again, the server is faulty."
        case .badURL: "Use an absolute URL such as https://host/path."
        case .refused: "Correct them and save again."
        case .gone: nil
        case .unknownOption(_, let known):
            known.isEmpty ? "It has no options." : "It has these: \(known.joined(separator: ", "))."
        case .badOption: nil
        }
    }

    /// True if a failed write may have arrived nevertheless. This includes redirects: servers redirect after they have
    /// performed a write.
    package var isAnswerLost: Bool {
        switch self {
        case .http(.timedOut), .http(.broken), .http(.tooLarge), .http(.emptyBody), .http(.notJSON), .http(.badJSON),
            .http(.canceled), .http(.redirect), .wrongShape:
            true
        case .http(.status(let code, _, _, _)): code >= 500
        default: false
        }
    }

    /// True if the error may concern only the requested entry, so that others can still be fetched.
    package var concernsOneEntry: Bool {
        switch self {
        case .http(.broken), .http(.tooLarge), .http(.emptyBody), .http(.notJSON), .http(.badJSON), .http(.status),
            .http(.notFound), .wrongShape, .refused, .gone:
            true
        default: false
        }
    }
}
