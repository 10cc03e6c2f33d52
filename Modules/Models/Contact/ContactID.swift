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

    /// A new identifier: 58 bits drawn from the generator.
    package init(from generator: inout some RandomNumberGenerator) {
        text = String(
            decoding: (0..<Self.length).map { _ in Self.alphabet.randomElement(using: &generator) ?? 0x30 },
            as: UTF8.self)
    }

    /// Whether the text, of at most ``length`` characters, could be the start of an identifier.
    package static func canBePrefix(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= length && text.utf8.allSatisfy(isInAlphabet)
    }

    package var description: String { text }

    package static func < (one: ContactID, other: ContactID) -> Bool { one.text < other.text }

    private static func isInAlphabet(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"),
            UInt8(ascii: "y"):
            false
        case UInt8(ascii: "a")...UInt8(ascii: "z"): true
        default: false
        }
    }

    private static let alphabet = [UInt8]("0123456789bcdfghjklmnpqrstvwxz".utf8)
}
