package import FoundationEssentials
internal import Models

/// URLs that people type and servers send.
package enum DirectoryURL {
    /// The URL of a book's directory: absolute, http or https, with a host. A password is refused, since what a book is
    /// bound with is stored and shown.
    package static func base(_ text: String) throws(DirectoryError) -> URL {
        let trimmed = text.trimmed
        guard let url = URL(string: trimmed) else { throw .badURL(text, reason: "it is not a URL") }
        guard let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https" else {
            throw .badURL(text, reason: "only http and https are supported")
        }
        guard let host = url.host, !host.isEmpty else { throw .badURL(text, reason: "it names no host") }
        guard url.password == nil else {
            throw .badURL(withoutUser(url), reason: "a password in it would be stored where it can be read")
        }
        return url
    }

    /// A photo's URL, by the rules of ``link(_:from:)``.
    package static func photo(_ text: String, from base: URL) -> String? { link(text, from: base) }

    /// The URL of a page resolved against the server's (RFC 3986 section 5.2); nil for what is neither http nor https
    /// or names no host.
    package static func link(_ text: String, from base: URL) -> String? {
        guard let url = URL(string: text.trimmed, relativeTo: base)?.absoluteURL, let scheme = url.scheme?.lowercased(),
            scheme == "http" || scheme == "https", url.host?.isEmpty == false
        else { return nil }
        return url.absoluteString
    }

    /// For a message: what a person typed, without the secret.
    private static func withoutUser(_ url: URL) -> String {
        var components = URLComponents(url: url, resolvingAgainstBaseURL: true)
        components?.user = nil
        components?.password = nil
        return components?.string ?? url.host ?? ""
    }
}
