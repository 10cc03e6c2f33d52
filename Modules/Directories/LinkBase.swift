package import FoundationEssentials

/// The base URL for the links of one response, optimized for many thousands of links of one plain form.
package struct LinkBase: Sendable {
    private let url: URL
    /// The prefix of absolute paths: `https://host`.
    private let root: String?

    /// - Parameter url: The response's URL after all redirects.
    package init(_ url: URL) {
        self.url = url
        root = DirectoryURL.link("/", from: url).map { String($0.dropLast()) }
    }

    /// The URL of a page or photo resolved against the response's (RFC 3986, section 5.2); nil unless it is http or
    /// https and names a host.
    package func link(_ text: String) -> String? {
        if let root, Self.isPlainPath(text) { return root + text }
        return DirectoryURL.link(text, from: url)
    }

    /// Returns true if the text is an absolute path that resolution leaves unchanged: nothing is escaped or removed.
    private static func isPlainPath(_ text: String) -> Bool {
        let slash = UInt8(ascii: "/")
        guard text.utf8.first == slash else { return false }
        var last = slash
        for byte in text.utf8.dropFirst() {
            switch byte {
            // After a slash, these begin a host or a dot segment.
            case slash, UInt8(ascii: "."):
                guard last != slash else { return false }
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                break
            default: return false
            }
            last = byte
        }
        return true
    }
}
