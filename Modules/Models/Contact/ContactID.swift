/// Kith's identifier of a contact: twelve characters of digits and lower-case consonants.
///
/// There are no vowels in it, so that no identifier, nor the start of one, is ever mistaken for a name.
package struct ContactID: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The number of characters in every identifier.
    package static let length = 12
    /// The shortest start of an identifier that people may use in its place.
    package static let shortestPrefix = 4

    package let text: String

    /// Nil unless the text is a whole identifier.
    package init?(_ text: String) {
        guard text.utf8.count == Self.length, Self.canBePrefix(text) else { return nil }
        self.text = text
    }

    /// The same for text as bytes, which long lists are read as.
    package init?(utf8 bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.count == Self.length, bytes.allSatisfy(Self.isInAlphabet) else { return nil }
        text = String(decoding: bytes, as: UTF8.self)
    }

    /// A new identifier: 58 bits drawn from the generator.
    package init(from generator: inout some RandomNumberGenerator) {
        // One draw, which the system's generator asks the kernel for; that 30 to the 12th does not divide 2 to the 64th
        // makes some identifiers likelier by a thirtieth.
        var number: UInt64 = generator.next()
        text = String(
            decoding: (0..<Self.length).map { _ in
                defer { number /= UInt64(Self.alphabet.count) }
                return Self.alphabet[Int(number % UInt64(Self.alphabet.count))]
            }, as: UTF8.self)
    }

    /// True if the text, of at most ``length`` characters, could be the start of an identifier.
    package static func canBePrefix(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= length && text.utf8.allSatisfy(isInAlphabet)
    }

    package var description: String { text }

    package static func < (one: ContactID, other: ContactID) -> Bool { one.text < other.text }

    private static func isInAlphabet(_ byte: UInt8) -> Bool {
        byte < 0x80 && (byte < 0x40 ? digits >> byte : consonants >> (byte & 0x3F)) & 1 == 1
    }

    // Sets of ASCII as bits, from U+0000 and U+0040: a list of many thousands asks for each of its characters.
    private static var digits: UInt64 { 0x03FF_0000_0000_0000 }
    private static var consonants: UInt64 { 0x05DF_7DDC_0000_0000 }

    private static let alphabet = [UInt8]("0123456789bcdfghjklmnpqrstvwxz".utf8)
}
