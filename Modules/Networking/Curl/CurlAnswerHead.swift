internal import Networking

/// The status and header fields that libcurl delivers line by line: informational responses first, trailers last.
struct CurlAnswerHead {
    private let limit: Int
    private var size = 0
    private(set) var status = 0
    private(set) var fields: [HTTPHeaders.Field] = []
    private(set) var isTooLarge = false
    /// True if the last line was the empty one that ends a head.
    private(set) var isWhole = false

    init(limit: Int) { self.limit = limit }

    /// Adds one line with its line ending. Returns false if the size limit is exceeded. Informational responses count
    /// too, since a server could send them forever.
    mutating func take(_ line: UnsafeRawBufferPointer) -> Bool {
        size += line.count
        isTooLarge = size > limit
        if isTooLarge { return false }
        let text = String(decoding: line.prefix { $0 != 0x0D && $0 != 0x0A }, as: UTF8.self)
        isWhole = text.isEmpty
        if status < 200, text.hasPrefix("HTTP/") {
            status = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
            fields = []
        } else if let last = fields.last, text.first == " " || text.first == "\t" {
            // Unfold an obsolete line folding (RFC 9112, section 5.2).
            fields[fields.count - 1] = .init(name: last.name, value: "\(last.value) \(Self.trimmed(text[...]))")
        } else if let colon = text.firstIndex(of: ":") {
            let value = Self.trimmed(text[text.index(after: colon)...])
            fields.append(.init(name: Self.trimmed(text[..<colon]), value: value))
        }
        return true
    }

    /// The announced body length; nil if there is none, or if the body is compressed or absent.
    var bodyLength: Int? {
        guard status >= 200, status != 304, !fields.contains(where: { $0.name.lowercased() == "content-encoding" })
        else {
            return nil
        }
        return fields.last { $0.name.lowercased() == "content-length" }.flatMap { Int($0.value) }
    }

    private static func trimmed(_ text: Substring) -> String {
        let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
        let start = text.drop(while: isSpace)
        guard let last = start.lastIndex(where: { !isSpace($0) }) else { return "" }
        return String(start[...last])
    }
}
