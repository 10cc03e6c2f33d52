internal import Models

extension Link {
    /// A message to one address (RFC 6068). Everything is percent-encoded except the `@` before the host, so that an
    /// address that contains `?bcc=` stays an address.
    ///
    /// - Parameters:
    ///   - subject: One line; line breaks become blanks.
    ///   - body: May have several lines.
    /// - Throws: `.badAddress` if the address is blank or contains a control character, which would begin a header once
    ///   decoded.
    package static func mail(to address: String, subject: String? = nil, body: String? = nil) throws(OpeningError)
        -> Link
    {
        let plain = address.trimmed
        guard !plain.isEmpty, !plain.unicodeScalars.contains(where: isControl) else {
            throw .badAddress(address)
        }
        var text = "mailto:"
        if let at = plain.lastIndex(of: "@") {
            text += encoded(plain[..<at]) + "@" + encoded(plain[plain.index(after: at)...])
        } else {
            text += encoded(plain)
        }
        let fields = [
            subject.map { "subject=" + encoded(line($0)) },
            body.map { "body=" + encoded(lines($0)) },
        ].compactMap { $0 }
        return Link(fields.isEmpty ? text : text + "?" + fields.joined(separator: "&"))
    }
}
