internal import FoundationEssentials
internal import Networking

/// A 64-bit digest of a response: of its URL, which its links may be relative to, and of its complete body. It is not
/// cryptographic: a server can construct collisions.
struct AnswerDigest {
    private var value: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// The digest as text, for a book's status.
    static func text(of response: HTTPResponse) -> String {
        var digest = AnswerDigest()
        digest.add(Array(response.url.absoluteString.utf8))
        digest.add(response.body)
        return String(digest.value, radix: 16)
    }

    /// Processes eight bytes at a time, since lists are long. The length separates consecutive inputs.
    private mutating func add(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { bytes in
            let wholeWords = bytes.count & ~7
            for place in stride(from: 0, to: wholeWords, by: 8) {
                add(word: UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)))
            }
            var rest: UInt64 = 0
            for byte in bytes[wholeWords...] { rest = rest << 8 | UInt64(byte) }
            add(word: rest)
            add(word: UInt64(bytes.count))
        }
    }

    /// Each step is invertible, so a single changed word always changes the digest.
    private mutating func add(word: UInt64) {
        value = (value ^ word) &* 0xBF58_476D_1CE4_E5B9
        value ^= value >> 31
    }
}
