package import FoundationEssentials

/// What the links of one answer are resolved against. An answer may have many thousands, nearly all of one plain form.
package struct LinkBase: Sendable {
    private let url: URL
    /// What a path from the root is appended to: `https://host`.
    private let root: String?

    /// - Parameter url: that of the answer, after all redirects.
    package init(_ url: URL) {
        self.url = url
        root = DirectoryURL.link("/", from: url).map { String($0.dropLast()) }
    }

    /// The URL of a page or a photo resolved against the answer's (RFC 3986 section 5.2); nil for what is neither http
    /// nor https or names no host.
    package func link(_ text: String) -> String? {
        if let root, Self.isPlainPath(text) { return root + text }
        return DirectoryURL.link(text, from: url)
    }

    /// Whether the text is a path from the root that resolving leaves as it is: nothing in it is escaped or left out.
    private static func isPlainPath(_ text: String) -> Bool {
        let slash = UInt8(ascii: "/")
        guard text.utf8.first == slash else { return false }
        var last = slash
        for byte in text.utf8.dropFirst() {
            switch byte {
            // Behind a slash, these begin a host, and segments that mean others.
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
