package import JSON

extension HTTPResponse {
    /// Parses the body as JSON. Checks the status first, then for an empty body, then Content-Type and the first byte,
    /// and only then parses: servers send HTML with status 200 too. Check `isNotModified` before; a 304 throws
    /// `.emptyBody` here.
    package func json(now: HTTPDate = .now) throws(HTTPError) -> JSONValue {
        try validated(now: now)
        let host = url.hostText
        guard let first = firstByte else { throw .emptyBody(host: host) }
        if isHTML || !Self.canBegin(with: first, isLabeled: isLabeledJSON) {
            throw .notJSON(
                host: host, status: status, contentType: mediaType, start: ServerText.cleaned(body, limit: 60) ?? "")
        }
        do {
            return try JSONValue.parse(body)
        } catch {
            throw .badJSON(host: host, reason: error.description)
        }
    }

    private var isLabeledJSON: Bool {
        mediaType.map(Self.isJSON) ?? false
    }

    /// Returns true for a JSON media type, given without parameters in lower case (RFC 6839, section 3.1).
    static func isJSON(mediaType: String) -> Bool {
        mediaType == "application/json" || mediaType == "text/json" || mediaType.hasSuffix("+json")
    }

    // A bare string or number counts as JSON only if the server labels it so: plain text begins the same way.
    private static func canBegin(with byte: UInt8, isLabeled: Bool) -> Bool {
        "{[".utf8.contains(byte) || (isLabeled && "\"-0123456789tfn".utf8.contains(byte))
    }
}
