internal import Networking

extension HTTPRequest {
    /// Rejects requests that must not reach the wire: other schemes, line breaks in headers (which would inject
    /// headers), and headers that contradict the body's length.
    func checkedOrigin() throws(HTTPError) -> HTTPOrigin {
        guard let origin = HTTPOrigin(url) else { throw .invalidURL(url.masked) }
        guard Self.isToken(method.rawValue) else { throw .invalidHeader(name: "method") }
        for field in headers.fields {
            let isFraming = ["content-length", "transfer-encoding"].contains(field.name.lowercased())
            guard Self.isToken(field.name), !isFraming, field.value.utf8.allSatisfy(Self.isAllowed) else {
                throw .invalidHeader(name: field.name)
            }
        }
        return origin
    }

    // RFC 9110, section 5.6.2.
    private static func isToken(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                byte > 0x20 && byte < 0x7F && !"\"(),/:;<=>?@[\\]{}".utf8.contains(byte)
            }
    }

    private static func isAllowed(_ byte: UInt8) -> Bool { (byte >= 0x20 && byte != 0x7F) || byte == 0x09 }
}
