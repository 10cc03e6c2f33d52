internal import JSON

/// Reads JSON of a known shape where it lies, without a tree of values. Strict: anything but the shape that is asked
/// for is an error, so that nothing in a file is passed over in silence.
struct JSONCursor {
    /// Expected value and its position.
    struct Mismatch: Error, CustomStringConvertible {
        let expected: String
        let place: Int

        var description: String { "\(expected) expected at byte \(place)" }
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var place = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    func mismatch(_ expected: String) -> Mismatch { Mismatch(expected: expected, place: place) }

    /// The byte here that is no white space.
    private mutating func next() -> UInt8? {
        while place < bytes.count {
            switch bytes[place] {
            case 0x20, 0x09, 0x0A, 0x0D: place += 1
            case let byte: return byte
            }
        }
        return nil
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard next() == byte else { return false }
        place += 1
        return true
    }

    /// Throws where anything is left.
    mutating func end() throws(Mismatch) {
        guard next() == nil else { throw mismatch("the end") }
    }

    mutating func array<Element>(_ read: (inout JSONCursor) throws(Mismatch) -> Element) throws(Mismatch) -> [Element] {
        guard take(UInt8(ascii: "[")) else { throw mismatch("an array") }
        if take(UInt8(ascii: "]")) { return [] }
        var elements: [Element] = []
        repeat { elements.append(try read(&self)) } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "]")) else { throw mismatch("\",\" or \"]\"") }
        return elements
    }

    /// The closure reads the value of the member that it is given the name of, and throws for one that it does not know.
    mutating func object(_ member: (inout JSONCursor, String) throws(Mismatch) -> Void) throws(Mismatch) {
        guard take(UInt8(ascii: "{")) else { throw mismatch("an object") }
        if take(UInt8(ascii: "}")) { return }
        repeat {
            let name = try string()
            guard take(UInt8(ascii: ":")) else { throw mismatch("\":\"") }
            try member(&self, name)
        } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "}")) else { throw mismatch("\",\" or \"}\"") }
    }

    mutating func strings() throws(Mismatch) -> [String] {
        try array { cursor throws(Mismatch) in try cursor.string() }
    }

    mutating func string() throws(Mismatch) -> String {
        guard next() == UInt8(ascii: "\"") else { throw mismatch("a text") }
        let start = place
        var end = start + 1
        var (isPlain, beyondASCII) = (true, UInt8(0))
        while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
            if bytes[end] == UInt8(ascii: "\\") {
                isPlain = false
                end += 1
            } else {
                beyondASCII |= bytes[end]
            }
            end += 1
        }
        guard end < bytes.count else { throw mismatch("a whole text") }
        let content = UnsafeBufferPointer(rebasing: bytes[start + 1..<end])
        let text: String? =
            if !isPlain {
                try? JSONValue.parse(Array(bytes[start...end])).string
            } else if beyondASCII < 0x80 {
                String(decoding: content, as: UTF8.self)
            } else {
                String(validating: content, as: UTF8.self)
            }
        guard let text else { throw mismatch("a text of UTF-8 and valid escapes") }
        place = end + 1
        return text
    }

    mutating func integer() throws(Mismatch) -> Int {
        _ = next()
        let isNegative = take(UInt8(ascii: "-"))
        let start = place
        var number = 0
        while place < bytes.count, case let digit = bytes[place] &- 0x30, digit <= 9 {
            let (tens, overflow) = number.multipliedReportingOverflow(by: 10)
            let (sum, isTooMuch) = tens.addingReportingOverflow(Int(digit))
            guard !overflow, !isTooMuch else { throw mismatch("a smaller number") }
            (number, place) = (sum, place + 1)
        }
        guard place > start else { throw mismatch("a whole number") }
        return isNegative ? -number : number
    }

    mutating func bool() throws(Mismatch) -> Bool {
        _ = next()
        for (word, value) in [("true", true), ("false", false)] where bytes[place...].starts(with: word.utf8) {
            place += word.utf8.count
            return value
        }
        throw mismatch("true or false")
    }
}
