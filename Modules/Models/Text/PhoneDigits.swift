/// The digits of a phone number in the forms people search by.
package enum PhoneDigits {
    /// The digits of a number as written, in international form without `+` or `00` where it has one of these, else
    /// in national form; an extension in brackets or behind letters counts like the rest. A zero behind a country code,
    /// in brackets or not, is the national prefix and is dropped, but where numbers begin with it abroad too.
    package static func forms(of number: String) -> [String] {
        let digits = asciiDigits(number)
        guard digits.utf8.count >= 3 else { return digits.isEmpty ? [] : [digits] }
        let written = number.trimmed
        let international: Substring
        if written.hasPrefix("+") || written.hasPrefix("＋") || written.hasPrefix("tel:+") {
            international = digits[...]
        } else if digits.hasPrefix("00") {
            international = digits.dropFirst(2)
        } else {
            return [digits]
        }
        guard let code = countryCode(of: international) else { return [String(international)] }
        var national = international.dropFirst(code.count)
        guard national.hasPrefix("0") else { return [String(international), "0\(national)"] }
        if codesWithZero.contains(String(code)), !written.contains("(0)") {
            return [String(international), String(national)]
        }
        national = national.dropFirst()
        return ["\(code)\(national)", "0\(national)"]
    }

    /// Decimal digits of any script as ASCII.
    package static func asciiDigits(_ text: String) -> String {
        var digits = ""
        for scalar in text.unicodeScalars {
            if scalar.value < 0x80 {
                if (0x30...0x39).contains(scalar.value) { digits.unicodeScalars.append(scalar) }
            } else if let value = scalar.decimalDigit {
                digits.unicodeScalars.append(value)
            }
        }
        return digits
    }

    /// The country code that a number in international form begins with (ITU-T E.164: zones 1 and 7 have one digit;
    /// those listed have two; all others three).
    private static func countryCode(of digits: Substring) -> Substring? {
        guard let zone = digits.first, digits.count > 3 else { return nil }
        if zone == "1" || zone == "7" { return digits.prefix(1) }
        return twoDigitCodes.contains(Int(digits.prefix(2)) ?? 0) ? digits.prefix(2) : digits.prefix(3)
    }

    /// Italy, San Marino, the Vatican, Ivory Coast, Gabon and Congo: the zero is part of the number (ITU-T E.164,
    /// national numbering plans).
    private static let codesWithZero: Set = ["39", "378", "379", "225", "241", "242"]

    private static let twoDigitCodes: Set = [
        20, 27, 30, 31, 32, 33, 34, 36, 39, 40, 41, 43, 44, 45, 46, 47, 48, 49, 51, 52, 53, 54, 55, 56, 57, 58, 60, 61,
        62, 63, 64, 65, 66, 81, 82, 84, 86, 90, 91, 92, 93, 94, 95, 98,
    ]
}

extension Unicode.Scalar {
    /// The ASCII digit of the same value, for a decimal digit of any script.
    fileprivate var decimalDigit: Unicode.Scalar? {
        guard properties.generalCategory == .decimalNumber, let value = properties.numericValue, (0...9).contains(value)
        else { return nil }
        return Unicode.Scalar(UInt8(0x30) + UInt8(value))
    }
}
