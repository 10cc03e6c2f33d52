package import FoundationEssentials
internal import Glibc
internal import Models
internal import Networking

/// URLs typed by people and sent by servers.
package enum DirectoryURL {
    /// The URL of a book's directory: absolute, http or https, with a valid host and port. A password is rejected,
    /// since the binding is stored and shown.
    package static func base(_ text: String) throws(DirectoryError) -> URL {
        let trimmed = text.trimmed
        guard let url = URL(string: trimmed) else { throw .badURL(text, reason: "it is not a URL") }
        guard let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https" else {
            throw .badURL(text, reason: "only http and https are supported")
        }
        guard let host = url.host, !host.isEmpty else { throw .badURL(text, reason: "it names no host") }
        guard isHost(host) else { throw .badURL(text, reason: "\(host.quoted) is not a valid host name") }
        guard hasUsablePort(url) else { throw .badURL(text, reason: "a port is a number from 1 to 65535") }
        guard url.password == nil else {
            throw .badURL(withoutUser(url), reason: "a password in it would be stored in plain text")
        }
        return url
    }

    /// The URL of a book's directory as it may be shown: with ``Networking/SecretMask`` in the place of the user and of
    /// values in its query that look like keys.
    package static func shown(_ text: String) -> String { SecretMask.masked(text) }

    /// True if the URL names a user, who may be a token, and whom everyone on the way can read.
    package static func exposesUser(_ text: String) -> Bool {
        guard let url = URL(string: text.trimmed), url.user?.isEmpty == false, let origin = HTTPOrigin(url) else {
            return false
        }
        return !origin.isSecure && !origin.isLoopback
    }

    /// Follows the rules of ``LinkBase/link(_:)``.
    static func link(_ text: String, from base: URL) -> String? {
        guard let url = URL(string: text.trimmed, relativeTo: base)?.absoluteURL, let scheme = url.scheme?.lowercased(),
            scheme == "http" || scheme == "https", url.host?.isEmpty == false
        else { return nil }
        return url.absoluteString
    }

    /// An address, or labels of at most 63 letters, digits, hyphens and underscores (RFC 1123, section 2.1, and common
    /// practice), 253 characters in all. The last label is not a number, or it would be an address. Names in other
    /// scripts count too.
    private static func isHost(_ host: String) -> Bool {
        if host.contains(":") { return isAddress(host.filter { $0 != "[" && $0 != "]" }, family: AF_INET6) }
        let labels = (host.hasSuffix(".") ? host.dropLast() : host[...])
            .split(separator: ".", omittingEmptySubsequences: false)
        if let last = labels.last, last.allSatisfy({ $0.isASCII && $0.isNumber }) {
            return isAddress(host, family: AF_INET)
        }
        return host.utf8.count <= 254
            && labels.allSatisfy { label in
                (1...63).contains(label.utf8.count) && label.first != "-" && label.last != "-"
                    && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
            }
    }

    private static func isAddress(_ text: String, family: Int32) -> Bool {
        var address = in6_addr()
        // A zone ("fe80::1%eth0") is not part of the address.
        return inet_pton(family, String(text.prefix { $0 != "%" }), &address) == 1
    }

    /// Checks the text: a port beyond 16 bits would otherwise count as no port.
    private static func hasUsablePort(_ url: URL) -> Bool {
        let authority = url.absoluteString.drop { $0 != "/" }.drop { $0 == "/" }.prefix { !"/?#".contains($0) }
        let place = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
        guard let colon = place.lastIndex(of: ":"), !place[colon...].contains("]") else { return true }
        let port = place[place.index(after: colon)...]
        return port.isEmpty || (Int(port).map { (1...65_535).contains($0) } ?? false)
    }

    /// The typed URL without its secret, for messages.
    private static func withoutUser(_ url: URL) -> String {
        var components = URLComponents(url: url, resolvingAgainstBaseURL: true)
        components?.user = nil
        components?.password = nil
        return components?.string ?? url.host ?? ""
    }
}
