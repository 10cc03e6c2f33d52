internal import FoundationEssentials

/// The rules for following redirects (RFC 9110, section 15.4) and the visited URLs of one request. A transport that
/// does not follow redirects itself calls it after each response.
///
/// - Never from a public host to one of this machine or its network.
/// - Only http and https; at most `limits.redirects`; never the same URL with the same method again.
/// - Another scheme, host or port gets no credentials, and https never leads to http while credentials or a body are at
///   risk.
/// - A write never becomes a read, as browsers do with POST on 301 and 302, and with all methods on 303: the server may
///   have performed the write, and the page that follows does not confirm it. Such redirects are refused. Any other
///   write keeps method and body on 301 and 302, and all do on 307 and 308.
package struct HTTPRedirects: Sendable {
    private struct Step: Hashable {
        let method: HTTPMethod
        let url: String
    }

    private var visited: Set<Step>
    private var count = 0

    /// Starts with the first request.
    package init(_ first: HTTPRequest) { visited = [Self.step(first)] }

    /// Returns the next request after a response; nil if the response is final.
    ///
    /// - Throws: `.redirect`.
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
        try checkMethod(request.method, response.status, host)
        let former = HTTPOrigin(request.url)
        if former?.isPrivate == false, origin.isPrivate { throw .redirect(host: host, .privateHost) }
        if former?.isSecure == true, !origin.isSecure, next.body != nil || next.hasCredentials {
            throw .redirect(host: host, .insecure)
        }
        if former != origin { next.dropCredentials() }
        return next
    }

    private static func checkMethod(_ method: HTTPMethod, _ status: Int, _ host: String) throws(HTTPError) {
        if method == .get || method == .head || status == 307 || status == 308 { return }
        if method == .post || status == 303 { throw .redirect(host: host, .wouldChangeMethod) }
    }

    private static func step(_ request: HTTPRequest) -> Step {
        let url = request.url.absoluteString
        return Step(method: request.method, url: String(url.prefix { $0 != "#" }))
    }
}

extension HTTPRequest {
    /// True if any header must not reach another host.
    var hasCredentials: Bool { headers.fields.contains { SecretMask.isSecret(header: $0.name) } }

    /// Removes credentials before a request to another host. A Host header from the caller belongs to the first host
    /// too.
    mutating func dropCredentials() {
        for field in headers.fields where SecretMask.isSecret(header: field.name) { headers.remove(field.name) }
        headers.remove("Host")
        secret = nil
    }
}
