internal import Glibc

/// A body of the type multipart/form-data (RFC 7578): fields of a form, files among them.
struct MultipartForm {
    private struct Part {
        let head: String
        let content: [UInt8]
    }

    private var parts: [Part] = []

    /// Adds a text as it is. The name is one of the contract's: plain ASCII without quotes.
    mutating func add(_ name: String, _ text: String) {
        parts.append(Part(head: "Content-Disposition: form-data; name=\"\(name)\"", content: Array(text.utf8)))
    }

    /// Adds a file. Its name is plain ASCII without quotes, too.
    mutating func add(_ name: String, file: String, type: String, _ bytes: [UInt8]) {
        let head = """
            Content-Disposition: form-data; name="\(name)"; filename="\(file)"\r
            Content-Type: \(type)
            """
        parts.append(Part(head: head, content: bytes))
    }

    /// The body, and the Content-Type that says where its parts end.
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

    /// The first of a row of boundaries that is in none of the parts (RFC 2046 section 5.1.1).
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
    /// Whether the ASCII text is somewhere in it. Looks at what begins like it only, which `memchr` finds quickly in a
    /// picture of megabytes.
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
