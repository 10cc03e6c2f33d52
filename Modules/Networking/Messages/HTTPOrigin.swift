package import FoundationEssentials

/// The origin of a URL: scheme, host and port (RFC 6454). Credentials belong to an origin.
package struct HTTPOrigin: Hashable, Sendable, CustomStringConvertible {
    /// `http` or `https`, in lower case.
    package let scheme: String
    /// In lower case; an IPv6 address without brackets.
    package let host: String
    /// The port in the URL, or the scheme's default (80, 443).
    package let port: Int

    /// Returns nil for anything but an http or https URL with a host.
    package init?(_ url: URL) {
        guard let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https",
            let host = url.host(percentEncoded: false)?.lowercased(), !host.isEmpty
        else { return nil }
        self.scheme = scheme
        self.host = host
        port = url.port ?? (scheme == "https" ? 443 : 80)
    }

    /// True for https.
    package var isSecure: Bool { scheme == "https" }

    /// True for `localhost`, its subdomains (RFC 6761, section 6.3), 127.0.0.0/8 and ::1. These are never offline and
    /// never proxied.
    package var isLoopback: Bool {
        if host == "localhost" || host.hasSuffix(".localhost") || host == "::1" { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
    }

    /// Host and port as in a URL: `example.org`, `127.0.0.1:8080`, `[::1]:8080`.
    package var description: String {
        let name = host.contains(":") ? "[\(host)]" : host
        return port == (isSecure ? 443 : 80) ? name : "\(name):\(port)"
    }
}

extension URL {
    /// Host and port for messages; empty if the URL has no host.
    var hostText: String { HTTPOrigin(self)?.description ?? host() ?? "" }
}
