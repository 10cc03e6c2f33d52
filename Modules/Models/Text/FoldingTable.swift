/// Case folding of single scalars, and those that belong to words, for the alphabets that most names beyond ASCII are
/// written in: Latin, Greek and Cyrillic.
///
/// It is made by the slow way at its first use, so that it cannot say anything else. Marks are not folded by it: what
/// becomes of one may depend on what stands beside it.
struct FoldingTable: Sendable {
    static let shared = FoldingTable()

    /// Each of these has two bytes of UTF-8.
    static let scalars: Range<UInt32> = 0x80..<0x530

    /// UTF-8 of at most four bytes, the first one lowest; the number of them in the highest byte. Nil as `unknown`.
    private var folded: [UInt64] = []
    private var belongsToWord: [Bool] = []

    private static let unknown = UInt64.max

    private init() {
        folded.reserveCapacity(Self.scalars.count)
        belongsToWord.reserveCapacity(Self.scalars.count)
        for scalar in Self.scalars.lazy.map({ Unicode.Scalar($0) ?? "\u{FFFD}" }) {
            let category = scalar.properties.generalCategory
            let isMark = category == .nonspacingMark || category == .enclosingMark || category == .spacingMark
            folded.append(isMark ? Self.unknown : Self.packed(String(scalar).foldedByNormalizing))
            belongsToWord.append(category.belongsToWord)
        }
    }

    /// The scalar must be one of ``scalars``.
    func isWordScalar(_ scalar: UInt32) -> Bool { belongsToWord[Int(scalar - Self.scalars.lowerBound)] }

    /// Nil for a text that has scalars which are neither ASCII nor in the table.
    func fold(_ text: String) -> String? {
        var text = text
        var isKnown = true
        let result = text.withUTF8 { bytes in
            // Two bytes become four at most.
            String(unsafeUninitializedCapacity: 2 * bytes.count) { buffer in
                var (place, length) = (0, 0)
                while place < bytes.count {
                    var packed = fold(bytes, &place)
                    guard packed != Self.unknown else {
                        isKnown = false
                        return 0
                    }
                    for _ in 0..<(packed >> 56) {
                        buffer[length] = UInt8(truncatingIfNeeded: packed)
                        length += 1
                        packed >>= 8
                    }
                }
                return length
            }
        }
        return isKnown ? result : nil
    }

    /// Takes one scalar of valid UTF-8.
    private func fold(_ bytes: UnsafeBufferPointer<UInt8>, _ place: inout Int) -> UInt64 {
        let byte = bytes[place]
        place += 1
        if byte < 0x80 { return 1 << 56 | UInt64(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte) }
        guard byte < 0xE0, place < bytes.count else { return Self.unknown }
        let value = UInt32(byte & 0x1F) << 6 | UInt32(bytes[place] & 0x3F)
        place += 1
        return Self.scalars.contains(value) ? folded[Int(value - Self.scalars.lowerBound)] : Self.unknown
    }

    private static func packed(_ text: String) -> UInt64 {
        let bytes = text.utf8
        guard bytes.count <= 4 else { return unknown }
        return bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) } | UInt64(bytes.count) << 56
    }
}

extension Unicode.GeneralCategory {
    /// Letters, marks that stand by themselves, and numbers.
    var belongsToWord: Bool {
        switch self {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .spacingMark,
            .nonspacingMark, .decimalNumber, .letterNumber, .otherNumber, .otherSymbol:
            true
        default: false
        }
    }
}
