/// The digits of a phone number in the forms people search by.
package enum PhoneDigits {
    /// The digits of a number as written, in international form without `+` or `00` where it has one of these, else
    /// in national form; an extension in brackets or behind letters counts like the rest. "(0)" behind a country code
    /// is the national prefix and is dropped.
    package static func forms(of number: String) -> [String] {
        let digits = asciiDigits(number)
        guard digits.count >= 3 else { return digits.isEmpty ? [] : [digits] }
        let written = number.trimmed
        let international: String
        if written.hasPrefix("+") || written.hasPrefix("＋") || written.hasPrefix("tel:+") {
            international = digits
        } else if digits.hasPrefix("00") {
            international = String(digits.dropFirst(2))
        } else {
            return [digits]
        }
        guard let code = countryCode(of: international) else { return [international] }
        var national = international.dropFirst(code.count)
        if national.hasPrefix("0") { national = national.dropFirst() }
        return ["\(code)\(national)", "0\(national)"]
    }

    /// Decimal digits of any script as ASCII.
    package static func asciiDigits(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.compactMap { scalar in
                    guard scalar.properties.generalCategory == .decimalNumber,
                        let value = scalar.properties.numericValue
                    else { return nil }
                    return Unicode.Scalar(0x30 + UInt32(value))
                }))
    }

    /// The country code that a number in international form begins with (ITU-T E.164: zones 1 and 7 have one digit;
    /// those listed have two; all others three).
    private static func countryCode(of digits: String) -> Substring? {
        guard let zone = digits.first, digits.count > 3 else { return nil }
        if zone == "1" || zone == "7" { return digits.prefix(1) }
        return twoDigitCodes.contains(String(digits.prefix(2))) ? digits.prefix(2) : digits.prefix(3)
    }

    private static let twoDigitCodes: Set<String> = [
        "20", "27", "30", "31", "32", "33", "34", "36", "39", "40", "41", "43", "44", "45", "46", "47", "48", "49",
        "51",
        "52", "53", "54", "55", "56", "57", "58", "60", "61", "62", "63", "64", "65", "66", "81", "82", "84", "86",
        "90",
        "91", "92", "93", "94", "95", "98",
    ]
}
