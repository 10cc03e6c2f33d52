internal import Models

extension Link {
    /// A call (RFC 3966): the digits, with a leading `+` if the number has one, and an extension as `;ext=`. `*` and
    /// `#` of service codes are kept. Digits after a pause are dropped: RFC 3966 has no pauses, and an answering
    /// machine's menu is not part of a number.
    ///
    /// - Throws: `.badNumber` if it would dial a number other than the written one: keypad letters, two numbers in one,
    ///   no digits.
    package static func call(_ number: String) throws(OpeningError) -> Link {
        let written = try WrittenNumber(number)
        let ending = written.extensionNumber.isEmpty ? "" : ";ext=" + written.extensionNumber
        return Link("tel:" + encodedNumber(written.subscriber) + ending)
    }

    /// A text message (RFC 5724) to a number without its extension.
    ///
    /// - Parameter body: May have several lines.
    /// - Throws: `.badNumber` like ``call(_:)``.
    package static func message(_ number: String, body: String? = nil) throws(OpeningError) -> Link {
        let subscriber = encodedNumber(try WrittenNumber(number).subscriber)
        return Link("sms:" + subscriber + (body.map { "?body=" + encoded(lines($0)) } ?? ""))
    }

    /// A `#` would begin a fragment (RFC 3986, section 3.5); `*` and `+` are allowed unescaped.
    private static func encodedNumber(_ subscriber: String) -> String { subscriber.replacing("#", with: "%23") }
}
