/// A lenient parser for one Link header line, after RFC 8288, appendix B.
struct LinkScanner {
    private let text: [UInt8]
    private var index = 0

    init(_ value: String) { text = Array(value.utf8) }

    mutating func links() -> [LinkHeader.Link] {
        var result: [LinkHeader.Link] = []
        while skip(through: "<") {
            let start = index
            guard skip(through: ">") else { break }
            let target = String(decoding: text[start..<index - 1], as: UTF8.self)
            var relations: [String]?
            while let (name, value) = parameter() {
                // Only the first `rel` counts (section 3.3).
                guard name == "rel", relations == nil else { continue }
                relations = value.lowercased().split(separator: " ").map(String.init)
            }
            result.append(LinkHeader.Link(target: target, relations: relations ?? []))
        }
        return result
    }

    private mutating func parameter() -> (name: String, value: String)? {
        skipSpaces()
        guard accept(";") else { return nil }
        skipSpaces()
        let name = token().lowercased()
        skipSpaces()
        guard accept("=") else { return (name, "") }
        skipSpaces()
        return (name, accept("\"") ? quoted() : token())
    }

    private mutating func token() -> String {
        let start = index
        while index < text.count, !" \t;,=\"".utf8.contains(text[index]) { index += 1 }
        return String(decoding: text[start..<index], as: UTF8.self)
    }

    private mutating func quoted() -> String {
        var value: [UInt8] = []
        while index < text.count, !accept("\"") {
            if text[index] == UInt8(ascii: "\\"), index + 1 < text.count { index += 1 }
            value.append(text[index])
            index += 1
        }
        return String(decoding: value, as: UTF8.self)
    }

    private mutating func skipSpaces() {
        while index < text.count, " \t".utf8.contains(text[index]) { index += 1 }
    }

    private mutating func accept(_ character: Unicode.Scalar) -> Bool {
        guard index < text.count, text[index] == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    private mutating func skip(through character: Unicode.Scalar) -> Bool {
        guard let place = text[index...].firstIndex(of: UInt8(ascii: character)) else { return false }
        index = place + 1
        return true
    }
}
