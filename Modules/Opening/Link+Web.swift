internal import Models

extension Link {
    /// A web page (RFC 3986). An address without a scheme gets https.
    ///
    /// - Throws: `.badURL` for any scheme except http and https, since others may name a file or a program; without a
    ///   host; with a blank or a control character.
    package static func web(_ address: String) throws(OpeningError) -> Link {
        var text = address.trimmed
        guard !text.isEmpty, !text.unicodeScalars.contains(where: isControl) else { throw .badURL(address) }
        if let scheme = scheme(of: text) {
            guard ["http", "https"].contains(scheme) else { throw .badURL(address) }
        } else {
            text = "https://" + (text.hasPrefix("//") ? String(text.dropFirst(2)) : text)
        }
        guard let start = text.firstRange(of: "://")?.upperBound else { throw .badURL(address) }
        let host = text[start...].prefix { !"/?#".contains($0) }
        guard let first = host.first, first.isLetter || first.isNumber || first == "[",
            !host.contains(where: \.isWhitespace)
        else { throw .badURL(address) }
        return Link(kept(text))
    }

    /// The scheme in lower case; nil if the text begins with a host, possibly with a port after a colon.
    private static func scheme(of text: String) -> String? {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let name = text[..<colon]
        let rest = text[text.index(after: colon)...]
        guard let first = name.first, first.isASCII, first.isLetter,
            name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
        else { return nil }
        if rest.hasPrefix("//") { return name.lowercased() }
        let port = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        let isPort = !port.isEmpty && port.allSatisfy { $0.isASCII && $0.isNumber }
        return isPort ? nil : name.lowercased()
    }

    /// Percent-encodes characters that an address may not contain, and quotes. Keeps existing percent signs.
    private static func kept(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            let isKept =
                scalar.isASCII
                && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                    || "-._~:/?#[]@!$&()*+,;=%".unicodeScalars.contains(scalar))
            result += isKept ? String(Character(scalar)) : encoded(String(Character(scalar)))
        }
        return result
    }
}
