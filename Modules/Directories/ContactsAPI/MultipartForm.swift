internal import Glibc

/// A multipart/form-data body (RFC 7578) with fields and files.
struct MultipartForm {
    private struct Part {
        let head: String
        let content: [UInt8]
    }

    private var parts: [Part] = []

    /// Adds a text field. The name must be plain ASCII without quotes.
    mutating func add(_ name: String, _ text: String) {
        parts.append(Part(head: "Content-Disposition: form-data; name=\"\(name)\"", content: Array(text.utf8)))
    }

    /// Adds a file. Its name must be plain ASCII without quotes.
    mutating func add(_ name: String, file: String, type: String, _ bytes: [UInt8]) {
        let head = """
            Content-Disposition: form-data; name="\(name)"; filename="\(file)"\r
            Content-Type: \(type)
            """
        parts.append(Part(head: head, content: bytes))
    }

    /// The body, and the Content-Type with its boundary.
    var encoded: (type: String, bytes: [UInt8]) {
        let boundary = boundary
        var bytes: [UInt8] = []
        bytes.reserveCapacity(
            parts.reduce(100) { $0 + $1.content.count + $1.head.utf8.count + boundary.utf8.count + 10 })
        for part in parts {
            bytes += "--\(boundary)\r\n\(part.head)\r\n\r\n".utf8
            bytes += part.content
            bytes += "\r\n".utf8
        }
        bytes += "--\(boundary)--\r\n".utf8
        return ("multipart/form-data; boundary=\(boundary)", bytes)
    }

    /// The first of a sequence of boundaries that does not occur in any part (RFC 2046, section 5.1.1).
    private var boundary: String {
        var number = 0
        while true {
            let boundary = "kith-part-\(number)"
            if !parts.contains(where: { $0.content.holds(boundary) }) { return boundary }
            number += 1
        }
    }
}

extension [UInt8] {
    /// Returns true if it contains the ASCII text. Searches for the first byte with `memchr`, which is fast in
    /// megabytes of image data.
    fileprivate func holds(_ text: String) -> Bool {
        let wanted = Array(text.utf8)
        guard let first = wanted.first else { return true }
        return withUnsafeBytes { bytes in
            var rest = bytes[...]
            while rest.count >= wanted.count, let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress,
                let found = memchr(start, Int32(first), rest.count)
            {
                rest = rest.dropFirst(UnsafeRawPointer(found) - start)
                if rest.starts(with: wanted) { return true }
                rest = rest.dropFirst()
            }
            return false
        }
    }
}
