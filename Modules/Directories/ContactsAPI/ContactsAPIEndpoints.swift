internal import Directories
internal import FoundationEssentials

/// The URLs of one server. Each keeps the query of the book's URL.
struct ContactsAPIEndpoints {
    /// `…/contacts.json`.
    let list: URL
    private let server: URLComponents

    /// Accepts the URL of the list, with or without `.json`, of the server, or of the folder that holds the list. If
    /// that folder is itself named `contacts`, only the list's own URL is unambiguous.
    init(_ text: String) throws(DirectoryError) {
        let url = try DirectoryURL.base(text)
        guard var server = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
            throw .badURL(text, reason: "it is not a URL")
        }
        server.fragment = nil
        server.percentEncodedPath = Self.folder(server.percentEncodedPath)
        self.server = server
        list = try Self.url(server, "contacts.json")
    }

    /// `…/contacts/ID.json`, with any identifier as one path segment.
    func contact(_ id: String) throws(DirectoryError) -> URL {
        try Self.url(server, "contacts/\(Self.escaped(id)).json")
    }

    private static func url(_ server: URLComponents, _ path: String) throws(DirectoryError) -> URL {
        var components = server
        components.percentEncodedPath += "/\(path)"
        guard let url = components.url else { throw .badURL(path, reason: "it is not a valid URL") }
        return url
    }

    private static func folder(_ path: String) -> String {
        var path = path[...]
        while path.last == "/" { path.removeLast() }
        for list in ["/contacts.json", "/contacts"] where path.hasSuffix(list) {
            return String(path.dropLast(list.count))
        }
        return String(path)
    }

    /// Percent-encodes all characters except the unreserved ones (RFC 3986, section 2.3).
    private static func escaped(_ text: String) -> String {
        var escaped: [UInt8] = []
        let digits = Array("0123456789ABCDEF".utf8)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                escaped.append(byte)
            default: escaped += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: escaped, as: UTF8.self)
    }
}
