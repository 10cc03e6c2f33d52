/// A picture that somebody has sent.
struct Picture: Sendable, Hashable {
    let bytes: [UInt8]
    /// Its media type, by its bytes.
    let type: String
    /// As it was sent, without what has a meaning in a URL.
    let fileName: String

    /// Nil for bytes that are no picture of a kind that browsers show.
    init?(_ bytes: [UInt8], fileName: String) {
        let kinds: [(type: String, start: [UInt8])] = [
            ("image/jpeg", [0xFF, 0xD8, 0xFF]), ("image/png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
            ("image/gif", Array("GIF8".utf8)),
        ]
        guard let kind = kinds.first(where: { bytes.starts(with: $0.start) }) else { return nil }
        self.bytes = bytes
        type = kind.type
        self.fileName = String(
            fileName.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") ? $0 : "_" })
    }
}
