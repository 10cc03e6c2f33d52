internal import Glibc
internal import LoopbackServer

/// A request's body of the type multipart/form-data (RFC 7578), taken apart.
struct MultipartBody {
    struct Part {
        let name: String
        /// Nil for a part that is no file.
        let fileName: String?
        let type: String?
        let content: [UInt8]

        var text: String { String(decoding: content, as: UTF8.self) }
    }

    let parts: [Part]

    /// Nil where the body is of another type, or not of the form that this one has.
    init?(_ request: ReceivedRequest) {
        guard let type = request.header("Content-Type"), type.lowercased().hasPrefix("multipart/form-data"),
            let boundary = Self.parameter("boundary", in: type), !boundary.isEmpty
        else { return nil }
        // Each part begins with a line break and the boundary; that of the first may be the body's beginning.
        let body = [0x0D, 0x0A] + request.body
        let delimiter = Array("\r\n--\(boundary)".utf8)
        var parts: [Part] = []
        guard var start = body.place(of: delimiter, from: 0) else { return nil }
        while true {
            let inside = start + delimiter.count
            if body[inside...].starts(with: "--".utf8) { break }
            guard let end = body.place(of: delimiter, from: inside), let part = Self.part(body, inside..<end) else {
                return nil
            }
            parts.append(part)
            start = end
        }
        self.parts = parts
    }

    /// The last part of the name.
    func part(_ name: String) -> Part? { parts.last { $0.name == name } }

    private static func part(_ body: [UInt8], _ range: Range<Int>) -> Part? {
        guard let end = body.place(of: Array("\r\n\r\n".utf8), from: range.lowerBound), end < range.upperBound else {
            return nil
        }
        var headers: [String: String] = [:]
        for line in String(decoding: body[range.lowerBound..<end], as: UTF8.self).split(separator: "\r\n") {
            let words = line.split(separator: ":", maxSplits: 1)
            guard words.count == 2 else { return nil }
            headers[words[0].lowercased()] = String(words[1].drop { $0 == " " })
        }
        guard let disposition = headers["content-disposition"], let name = parameter("name", in: disposition) else {
            return nil
        }
        return Part(
            name: name, fileName: parameter("filename", in: disposition), type: headers["content-type"],
            content: Array(body[(end + 4)..<max(end + 4, range.upperBound)]))
    }

    /// A parameter of a header, with or without quotes.
    private static func parameter(_ name: String, in header: String) -> String? {
        for word in header.split(separator: ";").dropFirst() {
            let sides = word.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
            guard sides.count == 2, sides[0].lowercased() == name else { continue }
            return sides[1].hasPrefix("\"") ? String(sides[1].dropFirst().prefix { $0 != "\"" }) : String(sides[1])
        }
        return nil
    }
}

extension [UInt8] {
    /// Finds the first occurrence of the text from an index on. `memchr` passes quickly over a picture of megabytes.
    fileprivate func place(of text: [UInt8], from start: Int) -> Int? {
        guard let first = text.first else { return nil }
        return withUnsafeBytes { bytes in
            var place = start
            while place + text.count <= bytes.count, let base = bytes.baseAddress,
                let found = memchr(base + place, Int32(first), bytes.count - place)
            {
                place = UnsafeRawPointer(found) - base
                if bytes[place...].starts(with: text) { return place }
                place += 1
            }
            return nil
        }
    }
}
