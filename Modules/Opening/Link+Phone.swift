internal import Models

extension Link {
    /// A call (RFC 3966): digits, a `+` before them where the number has one, and an extension as `;ext=`. What is
    /// dialled after a pause goes: RFC 3966 has no pauses, and an answering machine's menu is no part of a number.
    ///
    /// - Throws: `.badNumber` where there is no digit.
    package static func call(_ number: String) throws(OpeningError) -> Link {
        let parts = try parts(of: number)
        return Link("tel:" + parts.subscriber + (parts.extension.isEmpty ? "" : ";ext=" + parts.extension))
    }

    /// A text message (RFC 5724) to a number without extension.
    ///
    /// - Parameter body: may have several lines.
    /// - Throws: `.badNumber` where there is no digit.
    package static func message(_ number: String, body: String? = nil) throws(OpeningError) -> Link {
        let subscriber = try parts(of: number).subscriber
        return Link("sms:" + subscriber + (body.map { "?body=" + encoded(lines($0)) } ?? ""))
    }

    private static func parts(of number: String) throws(OpeningError) -> (subscriber: String, extension: String) {
        var written = Substring(number.trimmed)
        for scheme in ["tel:", "sms:"] where written.lowercased().hasPrefix(scheme) { written = written.dropFirst(4) }
        let isInternational = written.first == "+" || written.first == "\u{FF0B}"
        let end = written.firstIndex { $0.isLetter || $0 == "," || $0 == ";" || $0 == "#" } ?? written.endIndex
        var main = String(written[..<end])
        // The national prefix, which is not dialled behind a country code.
        if isInternational { main = main.replacing("(0)", with: "") }
        let digits = PhoneDigits.asciiDigits(main)
        guard !digits.isEmpty else { throw .badNumber(number) }
        return ((isInternational ? "+" : "") + digits, numberOfExtension(written[end...]))
    }

    /// The digits behind `x`, `ext` or `;ext=`; empty for everything else.
    private static func numberOfExtension(_ text: Substring) -> String {
        var rest = Substring(text.lowercased())
        if rest.first == ";" { rest = rest.dropFirst() }
        for word in ["extension", "ext", "x"] where rest.hasPrefix(word) {
            let digits = rest.dropFirst(word.count).drop { $0 == "." || $0 == " " || $0 == "=" || $0 == ":" }
            return PhoneDigits.asciiDigits(String(digits.prefix { $0.isNumber || $0 == " " || $0 == "-" }))
        }
        return ""
    }
}
