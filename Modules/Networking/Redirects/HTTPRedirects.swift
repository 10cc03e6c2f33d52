internal import FoundationEssentials

/// The rules for following redirects, and what has been visited so far; one value a request. A transport that follows
/// none itself asks it after each answer.
///
/// - http and https only; at most `limits.redirects`; never to the same URL with the same method again.
/// - Another scheme, host or port gets no credentials, and https never leads to http while credentials or a body are
///   at stake.
/// - As in browsers (https://fetch.spec.whatwg.org/#http-redirect-fetch): 301 and 302 turn POST into GET, 303 too; any
///   other write keeps method and body on 301, 302, 307 and 308, and is refused on 303.
package struct HTTPRedirects: Sendable {
    private struct Step: Hashable {
        let method: HTTPMethod
        let url: String
    }

    private var visited: Set<Step>
    private var count = 0

    /// Begins with the first request.
    package init(_ first: HTTPRequest) { visited = [Self.step(first)] }

    /// What to send after that answer to that request; nil when the answer is the last one. Throws `.redirect`.
    package mutating func follow(_ response: HTTPResponse, to request: HTTPRequest) throws(HTTPError) -> HTTPRequest? {
        guard [301, 302, 303, 307, 308].contains(response.status) else { return nil }
        let host = request.url.hostText
        let next = try Self.target(response, request)
        guard count < request.limits.redirects else {
            throw .redirect(host: host, .tooMany(limit: request.limits.redirects))
        }
        guard visited.insert(Self.step(next)).inserted else { throw .redirect(host: host, .loop) }
        count += 1
        return next
    }

    private static func target(_ response: HTTPResponse, _ request: HTTPRequest) throws(HTTPError) -> HTTPRequest {
        let host = request.url.hostText
        guard let location = response.headers["Location"], !location.isEmpty,
            let url = URL(string: location, relativeTo: request.url)?.absoluteURL, let scheme = url.scheme
        else { throw .redirect(host: host, .badLocation) }
        guard ["http", "https"].contains(scheme.lowercased()) else {
            throw .redirect(host: host, .forbiddenScheme(ServerText.cleaned(scheme, limit: 20) ?? ""))
        }
        var next = request
        next.url = url.withoutUserInfo
        guard let origin = HTTPOrigin(next.url) else { throw .redirect(host: host, .badLocation) }
        try changeMethod(of: &next, response.status, host)
        let former = HTTPOrigin(request.url)
        if former?.isSecure == true, !origin.isSecure, next.body != nil || next.hasCredentials {
            throw .redirect(host: host, .insecure)
        }
        if former != origin { next.dropCredentials() }
        return next
    }

    private static func changeMethod(of request: inout HTTPRequest, _ status: Int, _ host: String) throws(HTTPError) {
        if request.method == .get || request.method == .head || status == 307 || status == 308 { return }
        guard request.method == .post else {
            if status == 303 { throw .redirect(host: host, .wouldChangeMethod) }
            return
        }
        request.method = .get
        request.body = nil
        for name in ["Content-Type", "Content-Length", "Content-Encoding", "Content-Language", "Content-Location"] {
            request.headers.remove(name)
        }
    }

    private static func step(_ request: HTTPRequest) -> Step {
        let url = request.url.absoluteString
        return Step(method: request.method, url: String(url.prefix { $0 != "#" }))
    }
}

extension HTTPRequest {
    /// True with any header that must not reach another host.
    var hasCredentials: Bool { headers.fields.contains { SecretMask.isSecret(header: $0.name) } }

    /// For another host: a Host header of the caller's own belongs to the first one too.
    mutating func dropCredentials() {
        for field in headers.fields where SecretMask.isSecret(header: field.name) { headers.remove(field.name) }
        headers.remove("Host")
    }
}
