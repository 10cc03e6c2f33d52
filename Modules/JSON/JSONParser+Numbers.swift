extension JSONParser {
    /// Parses a number whose first digit or minus sign is the next byte.
    mutating func parseNumber() throws(JSONError) -> JSONValue {
        let start = position
        let isNegative = bytes[position] == UInt8(ascii: "-")
        if isNegative { position += 1 }
        var digits = Significand()
        if position < bytes.count, bytes[position] == UInt8(ascii: "0") {
            position += 1
            if let byte = peek(), isDigit(byte) {
                throw failure(.invalidNumber, at: position, expected: "no leading zero")
            }
        } else {
            try parseDigits(into: &digits)
        }
        var isInteger = true
        var exponent = 0
        if peek() == UInt8(ascii: ".") {
            isInteger = false
            position += 1
            exponent = -(try parseDigits(into: &digits))
        }
        if let byte = peek(), byte | 0x20 == UInt8(ascii: "e") {
            isInteger = false
            exponent += try parseExponent()
        }
        if isInteger, !digits.overflows, !(isNegative && digits.value == 0) {
            // Two's complement has one more negative number: the magnitude of the minimum does not fit, but the minimum
            // does.
            if let magnitude = Int64(exactly: digits.value) { return .integer(isNegative ? -magnitude : magnitude) }
            if isNegative, digits.value == Int64.min.magnitude { return .integer(.min) }
        }
        if let number = digits.exactDouble(exponent: exponent) { return .number(isNegative ? -number : number) }
        let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self)
        guard let number = Double(text) else { throw failure(.invalidNumber, at: start, expected: "a number") }
        return .number(number)
    }

    private func peek() -> UInt8? { position < bytes.count ? bytes[position] : nil }

    private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

    /// Parses one or more digits and returns their count.
    @discardableResult
    private mutating func parseDigits(into digits: inout Significand) throws(JSONError) -> Int {
        let start = position
        while position < bytes.count, isDigit(bytes[position]) {
            digits.append(bytes[position] &- UInt8(ascii: "0"))
            position += 1
        }
        guard position > start else {
            throw failure(position < bytes.count ? .invalidNumber : .truncated, at: position, expected: "a digit")
        }
        return position - start
    }

    /// Parses an exponent with its letter; clamps one that is too large to matter.
    private mutating func parseExponent() throws(JSONError) -> Int {
        position += 1
        let sign = peek()
        if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { position += 1 }
        var digits = Significand()
        try parseDigits(into: &digits)
        let magnitude = digits.overflows ? 1_000_000 : Int(min(digits.value, 1_000_000))
        return sign == UInt8(ascii: "-") ? -magnitude : magnitude
    }
}

/// Decimal digits without their point, up to 64 bits.
private struct Significand {
    private(set) var value: UInt64 = 0
    private(set) var overflows = false

    mutating func append(_ digit: UInt8) {
        let (product, productOverflows) = value.multipliedReportingOverflow(by: 10)
        let (sum, sumOverflows) = product.addingReportingOverflow(UInt64(digit))
        overflows = overflows || productOverflows || sumOverflows
        value = sum
    }

    /// The digits times a power of ten, if both are exact doubles, so that one correctly rounded operation gives the
    /// result; otherwise nil (William Clinger, "How to Read Floating Point Numbers Accurately", 1990).
    func exactDouble(exponent: Int) -> Double? {
        guard !overflows, value <= 1 << 53, exponent.magnitude < Self.powersOfTen.count else { return nil }
        let power = Self.powersOfTen[Int(exponent.magnitude)]
        return exponent < 0 ? Double(value) / power : Double(value) * power
    }

    private static let powersOfTen: [Double] = [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20, 1e21, 1e22,
    ]
}
