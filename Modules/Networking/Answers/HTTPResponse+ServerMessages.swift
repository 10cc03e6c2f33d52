internal import JSON

extension HTTPResponse {
    /// The media type in lower case, without parameters; nil if there is none.
    var mediaType: String? {
        headers["Content-Type"]?.split(separator: ";").first.flatMap { ServerText.cleaned(String($0))?.lowercased() }
    }

    var isHTML: Bool { mediaType == "text/html" || mediaType == "application/xhtml+xml" }

    /// The first byte that is neither white space nor part of a byte order mark.
    var firstByte: UInt8? {
        let start = body.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        return body[start...].first { !" \t\r\n".utf8.contains($0) }
    }

    /// The server's error messages, safe to display: all of `errors` in a JSON body, otherwise its `message` or a
    /// similar member, otherwise a single line of plain text. Never HTML.
    var serverMessages: [String] {
        guard let first = firstByte, !isHTML, first != UInt8(ascii: "<") else { return [] }
        if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
            return (try? JSONValue.parse(body)).map(Self.messages) ?? []
        }
        let isText = mediaType == nil || mediaType == "text/plain"
        guard isText, !body.drop(while: isSpace).reversed().drop(while: isSpace).contains(UInt8(ascii: "\n")) else {
            return []
        }
        return [ServerText.cleaned(body)].compactMap { $0 }
    }

    /// All messages joined into one.
    var serverMessage: String? { ServerText.cleaned(serverMessages.joined(separator: "; ")) }

    private static func messages(_ value: JSONValue) -> [String] {
        if let list = value["errors"].map(texts), !list.isEmpty { return Array(list.prefix(20)) }
        for key in ["message", "error_description", "detail", "error", "title"] {
            if let list = value[key].map(texts), !list.isEmpty { return Array(list.prefix(20)) }
        }
        return value.array.map { Array($0.flatMap(texts).prefix(20)) } ?? []
    }

    // Accepts strings, lists of them, objects with a message, and Rails' `{"first_name": ["is too short"]}`.
    private static func texts(_ value: JSONValue) -> [String] {
        if let text = value.string { return [ServerText.cleaned(text)].compactMap { $0 } }
        if let list = value.array { return list.flatMap(texts) }
        guard let object = value.object else { return [] }
        for key in ["message", "detail", "title"] {
            if let text = object[key]?.string.flatMap({ ServerText.cleaned($0) }) { return [text] }
        }
        return object.flatMap { member in
            (member.value.array ?? [member.value]).compactMap { $0.string }
                .compactMap { ServerText.cleaned("\(member.key) \($0)") }
        }
    }

    private func isSpace(_ byte: UInt8) -> Bool { " \t\r\n".utf8.contains(byte) }
}
