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
            "\(host) was not asked: requests are switched off (--offline, or Networking=offline)"
        case .hostNotFound(let host): "There is no host named \(host)"
        case .unreachable(let host): "\(host) does not answer"
        case .proxyUnreachable(let host): "The proxy on the way to \(host) can't be reached"
        case .timedOut(let host, let after): "\(host) took longer than \(after.brief)"
        case .tls(let host, let fault): "No secure connection to \(host): \(fault.text)"
        case .redirect(let host, let fault): "\(host) redirects \(fault.text)"
        case .tooLarge(let host, .body, let limit): "\(host) sent more than \(Self.size(limit))"
        case .tooLarge(let host, .headers, let limit): "\(host) sent headers of more than \(Self.size(limit))"
        case .broken(let host, let fault): "\(host) \(fault.text)"
        case .emptyBody(let host): "\(host) sent an empty answer"
        case .notJSON(let host, let status, let type, let start):
            "\(host) sent \(Self.name(type, start: start)) instead of JSON (status \(status))"
        case .badJSON(let host, let reason): "\(host) sent faulty JSON: \(reason)"
        case .unauthorized(let host, let message): "\(host) wants a valid sign-in\(Self.said(message))"
        case .notFound(let host, let path, let message): "\(host) has nothing at \(path)\(Self.said(message))"
        case .rateLimited(let host, nil): "\(host) allows no more requests for now"
        case .rateLimited(let host, let until?): "\(host) allows no more requests until \(until.localText())"
        case .invalid(let host, let messages):
            "\(host) refused the values\(Self.said(messages.isEmpty ? nil : messages.joined(separator: "; ")))"
        case .status(let code, let host, let message, let until):
            "\(host) answered with status \(code)\(Self.said(message))\(until.map { ", and asks to wait until \($0.localText())" } ?? "")"
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
        case .sendingRefused: "Leave that out and try again."
        case .hostNotFound: "The host may be gone, or its name misspelled: check the address."
        case .unreachable: "The host may be gone or down: check the address and its port, or try later."
        case .proxyUnreachable: "Check http_proxy, https_proxy and no_proxy in the environment."
        case .timedOut: "Try later, or check the address."
        case .tls(_, let fault): fault.hint
        case .redirect: "Check the address: the server may have moved."
        case .tooLarge: "Is this the right address?"
        case .broken: "Try again; if it stays, the server or something on the way is faulty."
        case .emptyBody, .notJSON: "Check the address: it may lead to a web page, a proxy or a sign-in form."
        case .badJSON: "The server is faulty, or its answer was changed on the way."
        case .unauthorized: "This version of Kith signs in nowhere: use an address that wants no sign-in."
        case .notFound: "Check the address."
        case .rateLimited(_, nil): "Wait a while and try again."
        case .rateLimited: "Wait until then."
        case .invalid: "Correct the values and send them again."
        case .status(403, _, _, _):
            "It may want a sign-in, and this version of Kith signs in nowhere; or check the address."
        case .status(let code, _, _, _): code >= 500 ? "The server has a fault: try later." : "Check the address."
        case .canceled: nil
        }
    }

    private static func said(_ message: String?) -> String { message.map { ": \($0)" } ?? "" }

    private static func name(_ mediaType: String?, start: String) -> String {
        switch mediaType {
        case nil: "something else"
        case let type? where HTTPResponse.isJSON(mediaType: type):
            (start.hasPrefix("<") ? "a web page (HTML)" : "something else") + " that it calls \(type)"
        case "text/html", "application/xhtml+xml": "a web page (HTML)"
        case let type?: type
        }
    }

    private static func size(_ bytes: Int) -> String {
        if bytes >= 1 << 20, bytes % (1 << 20) == 0 { return "\(bytes >> 20) MiB" }
        return bytes >= 1 << 10 && bytes % (1 << 10) == 0 ? "\(bytes >> 10) KiB" : "\(bytes) bytes"
    }
}
