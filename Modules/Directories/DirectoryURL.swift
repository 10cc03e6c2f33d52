package import FoundationEssentials
internal import Models

/// URLs that people type and servers send.
package enum DirectoryURL {
    /// The URL of a book's directory: absolute, http or https, with a host.
    package static func base(_ text: String) throws(DirectoryError) -> URL {
        let trimmed = text.trimmed
        guard let url = URL(string: trimmed) else { throw .badURL(text, reason: "it is not a URL") }
        guard let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https" else {
            throw .badURL(text, reason: "only http and https are supported")
        }
        guard let host = url.host, !host.isEmpty else { throw .badURL(text, reason: "it names no host") }
        return url
    }

    /// A photo's URL resolved against the server's (RFC 3986 section 5.2); nil for what is neither http nor https.
    package static func photo(_ text: String, from base: URL) -> String? {
        guard let url = URL(string: text.trimmed, relativeTo: base)?.absoluteURL, let scheme = url.scheme?.lowercased(),
            scheme == "http" || scheme == "https", url.host?.isEmpty == false
        else { return nil }
        return url.absoluteString
    }
}
