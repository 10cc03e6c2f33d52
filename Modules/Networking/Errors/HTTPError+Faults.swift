extension HTTPError.TLSError {
    var text: String {
        switch self {
        case .untrusted: "its certificate is not signed by anyone this computer trusts"
        case .expired: "its certificate has expired"
        case .notYetValid: "its certificate is not valid yet"
        case .wrongHost: "its certificate belongs to another host"
        case .badAuthorityFile: "the file with the certificate authority can't be read"
        case .handshake: "the two sides did not agree on encryption"
        }
    }

    var hint: String {
        switch self {
        case .untrusted:
            "If the server has a certificate authority of its own, add that to those of this computer (see update-ca-certificates)."
        case .expired: "The server's owner must renew it; check this computer's clock too."
        case .notYetValid: "Check this computer's clock."
        case .wrongHost: "Check the address."
        case .badAuthorityFile:
            "It must hold certificates in PEM form; the system's own come with the package ca-certificates."
        case .handshake: "Check that the port speaks https."
        }
    }
}

extension HTTPError.RedirectError {
    /// Continues "HOST redirects".
    var text: String {
        switch self {
        case .loop: "in a circle"
        case .tooMany(let limit): limit == 0 ? "although none is allowed here" : "more than \(limit) times"
        case .forbiddenScheme(let scheme): "to \(scheme):, which is not allowed"
        case .insecure: "from https to http, which would show what must stay secret"
        case .badLocation: "to no usable address"
        case .wouldChangeMethod: "a write to a page that can only be read"
        }
    }
}

extension HTTPError.InvalidResponse {
    /// Continues "HOST".
    var text: String {
        switch self {
        case .truncated: "broke off in the middle of its answer"
        case .reset: "closed the connection before its answer was complete"
        case .malformed: "sent an answer against the rules of HTTP"
        case .badCompression: "sent an answer that is not compressed as it says"
        case .other(let text): "could not be read: \(ServerText.cleaned(text) ?? "unknown fault")"
        }
    }
}
