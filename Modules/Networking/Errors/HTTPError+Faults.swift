extension HTTPError.TLSError {
    var text: String {
        switch self {
        case .untrusted: "its certificate is not trusted by this computer"
        case .expired: "its certificate has expired"
        case .notYetValid: "its certificate is not valid yet"
        case .wrongHost: "its certificate belongs to another host"
        case .badAuthorityFile: "the file with the certificate authority can't be read"
        case .handshake: "the TLS handshake failed"
        }
    }

    var hint: String {
        switch self {
        case .untrusted:
            "If the server has a certificate authority of its own, add it to this computer's (see update-ca-certificates)."
        case .expired: "The server's owner must renew it; check this computer's clock too."
        case .notYetValid: "Check this computer's clock."
        case .wrongHost: "Check the address."
        case .badAuthorityFile:
            "It must contain certificates in PEM format; the system's come with the package ca-certificates."
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
        case .privateHost: "to an address of this computer or its network, which is not allowed"
        case .insecure: "from https to http, which is not secure"
        case .badLocation: "to an invalid address"
        case .wouldChangeMethod: "a write to a read-only page"
        }
    }
}

extension HTTPError.InvalidResponse {
    /// Continues "HOST".
    var text: String {
        switch self {
        case .truncated: "closed the connection in the middle of its response"
        case .reset: "closed the connection before its response was complete"
        case .malformed: "sent an invalid HTTP response"
        case .badCompression: "sent a response with invalid compression"
        case .other(let text): "failed: \(ServerText.cleaned(text) ?? "unknown error")"
        }
    }
}
