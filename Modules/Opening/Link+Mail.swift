internal import Models

extension Link {
    /// A message to one address (RFC 6068). Everything is percent-encoded but the `@` before the host: an address that
    /// holds `?bcc=` stays an address.
    ///
    /// - Parameters:
    ///   - subject: one line; line ends in it become blanks.
    ///   - body: may have several lines.
    /// - Throws: `.badAddress` for a blank one, and for one with a control character in it: decoded, that would begin a
    ///   header.
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
