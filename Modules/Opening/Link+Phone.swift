internal import Models

extension Link {
    /// A call (RFC 3966): the digits, a `+` before them where the number has one, and an extension as `;ext=`. `*` and
    /// `#` of service codes stay. What is dialled after a pause goes: RFC 3966 has no pauses, and an answering machine's
    /// menu is no part of a number.
    ///
    /// - Throws: `.badNumber` for what would dial another number than the one that is written: letters of a keypad, two
    ///   numbers in one, no digit at all.
    package static func call(_ number: String) throws(OpeningError) -> Link {
        let written = try WrittenNumber(number)
        let ending = written.extensionNumber.isEmpty ? "" : ";ext=" + written.extensionNumber
        return Link("tel:" + encodedNumber(written.subscriber) + ending)
    }

    /// A text message (RFC 5724) to a number without extension.
    ///
    /// - Parameter body: may have several lines.
    /// - Throws: `.badNumber` as ``call(_:)`` does.
    package static func message(_ number: String, body: String? = nil) throws(OpeningError) -> Link {
        let subscriber = encodedNumber(try WrittenNumber(number).subscriber)
        return Link("sms:" + subscriber + (body.map { "?body=" + encoded(lines($0)) } ?? ""))
    }

    /// A `#` would begin a fragment (RFC 3986 section 3.5); `*` and `+` are allowed as they are.
    private static func encodedNumber(_ subscriber: String) -> String { subscriber.replacing("#", with: "%23") }
}
