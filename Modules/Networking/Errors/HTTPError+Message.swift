extension HTTPError: CustomStringConvertible {
    /// The message, and the hint if there is one.
    package var description: String { hint.map { "\(message). \($0)" } ?? message }

    /// The failure in one clause without a final period. Safe to print: no secrets, no control characters.
    package var message: String {
        switch self {
        case .invalidURL(let url):
            "\(ServerText.cleaned(SecretMask.masked(url)) ?? "An empty text") is not a web address"
        case .invalidHeader(let name): "The request's \(ServerText.cleaned(name) ?? "method") can't be sent"
        case .libraryMissing(let library, _): "The library \(library) is not installed"
        case .offline(let host): "This computer is offline, so \(host) can't be reached"
        case .sendingRefused(let host):
            "No request was sent to \(host): Kith is offline (--offline, or Networking=offline)"
        case .hostNotFound(let host): "Couldn't find the host \(host)"
        case .unreachable(let host): "Couldn't reach \(host)"
        case .proxyUnreachable(let host): "The proxy on the way to \(host) can't be reached"
        case .timedOut(let host, let after): "Couldn't reach \(host): no response in \(after.brief)"
        case .tls(let host, let error): "Couldn't connect securely to \(host): \(error.text)"
        case .redirect(let host, let error): "\(host) redirects \(error.text)"
        case .tooLarge(let host, .body, let limit): "\(host) sent more than \(Self.size(limit))"
        case .tooLarge(let host, .headers, let limit): "\(host) sent headers of more than \(Self.size(limit))"
        case .broken(let host, let error): "\(host) \(error.text)"
        case .emptyBody(let host): "\(host) sent an empty response"
        case .notJSON(let host, let status, let type, let start):
            "\(host) sent \(Self.name(type, start: start)) instead of JSON (status \(status))"
        case .badJSON(let host, let reason): "\(host) sent invalid JSON: \(reason)"
        case .unauthorized(let host, let message): "\(host) requires a sign-in\(Self.said(message))"
        case .notFound(let host, let path, let message): "\(host) has nothing at \(path)\(Self.said(message))"
        case .rateLimited(let host, nil): "\(host) limits the rate of requests"
        case .rateLimited(let host, let until?): "\(host) accepts no requests until \(until.localText())"
        case .invalid(let host, let messages):
            "\(host) refused the values\(Self.said(messages.isEmpty ? nil : messages.joined(separator: "; ")))"
        case .status(let code, let host, let message, let until):
            "\(host) responded with status \(code)\(Self.said(message))\(until.map { ", and asks to wait until \($0.localText())" } ?? "")"
        case .canceled: "Canceled"
        }
    }

    /// The next step as a sentence; nil if there is none.
    package var hint: String? {
        switch self {
        case .invalidURL: "It must begin with http:// or https:// and name a host."
        case .invalidHeader: "It holds a line break or another forbidden character."
        case .libraryMissing(_, let package): "Install it: sudo apt install \(package)"
        case .offline: "Connect to a network and try again."
        case .sendingRefused: "Go online and try again."
        case .hostNotFound: "The host may be gone, or its name misspelled: check the address."
        case .unreachable: "The host may be gone or down: check the address and its port, or try later."
        case .proxyUnreachable: "Check http_proxy, https_proxy and no_proxy in the environment."
        case .timedOut: "Try later, or check the address."
        case .tls(_, let error): error.hint
        case .redirect: "Check the address: the server may have moved."
        case .tooLarge: "Is this the right address?"
        case .broken: "Try again; if it fails again, the server or a proxy is faulty."
        case .emptyBody, .notJSON: "Check the address: it may lead to a web page, a proxy or a sign-in form."
        case .badJSON: "The server is faulty, or a proxy changed its response."
        case .unauthorized: "This version of Kith can't sign in: use an address without sign-in."
        case .notFound: "Check the address."
        case .rateLimited(_, nil): "Wait a while and try again."
        case .rateLimited: "Wait until then."
        case .invalid: "Correct the values and send them again."
        case .status(403, _, _, _):
            "It may require a sign-in, which this version of Kith doesn't support; or check the address."
        case .status(let code, _, _, _): code >= 500 ? "The server failed: try later." : "Check the address."
        case .canceled: nil
        }
    }

    private static func said(_ message: String?) -> String { message.map { ": \($0)" } ?? "" }

    private static func name(_ mediaType: String?, start: String) -> String {
        switch mediaType {
        case nil: "something else"
        case let type? where HTTPResponse.isJSON(mediaType: type):
            (start.hasPrefix("<") ? "a web page (HTML)" : "something else") + " labeled \(type)"
        case "text/html", "application/xhtml+xml": "a web page (HTML)"
        case let type?: type
        }
    }

    private static func size(_ bytes: Int) -> String {
        if bytes >= 1 << 20, bytes % (1 << 20) == 0 { return "\(bytes >> 20) MiB" }
        return bytes >= 1 << 10 && bytes % (1 << 10) == 0 ? "\(bytes >> 10) KiB" : "\(bytes) bytes"
    }
}
