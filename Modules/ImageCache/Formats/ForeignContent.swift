/// Names the content of bytes that are not a supported image; for messages.
enum ForeignContent {
    /// Completes "it is …".
    static func name(of bytes: [UInt8]) -> String {
        for (signature, name) in signatures where bytes.starts(with: signature.utf8) { return name }
        if bytes.dropFirst(4).starts(with: "ftyp".utf8) { return "an AVIF or HEIC picture, or a film" }
        let start = String(decoding: bytes.prefix(1_024), as: UTF8.self).lowercased()
        let text = start.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        if text.hasPrefix("<"), text.contains("<svg") { return "an SVG drawing" }
        if text.hasPrefix("<!doctype html") || text.hasPrefix("<html") { return "a web page (HTML)" }
        if text.hasPrefix("<") { return "a page of markup" }
        if text.hasPrefix("{") || text.hasPrefix("[") { return "JSON" }
        return "of an unknown format"
    }

    private static let signatures: [(String, String)] = [
        ("BM", "a BMP picture"), ("II*\0", "a TIFF picture"), ("MM\0*", "a TIFF picture"), ("\0\0\u{1}\0", "an icon"),
        ("8BPS", "a Photoshop picture"), ("%PDF", "a PDF document"), ("PK\u{3}\u{4}", "a ZIP archive"),
    ]
}
