/// The order of names: texts whose UTF-8 bytes, compared as numbers, stand in the order people expect.
package enum SortKey {
    /// By the name as it is shown.
    package static func name(_ card: ContactCard) -> String { name(shown: card.displayName) }

    /// The key of a contact that is shown by this name.
    package static func name(shown name: String) -> String { key([name]) }

    /// By family name, then given name; contacts without a family name stand under the name they show.
    package static func family(_ card: ContactCard) -> String {
        card.name.family.contains { $0.nonBlank != nil }
            ? key(card.name.family + card.name.given + card.name.additional) : name(card)
    }

    /// Prefix of the keys of all names that begin with a text; nil if it has neither letter nor digit.
    package static func beginning(_ text: String) -> String? {
        let beginning = key([text])
        return beginning.hasPrefix("\u{10FFFD}") || beginning.isEmpty ? nil : beginning
    }

    /// Folded, punctuation dropped, runs of blanks as one. What has no letter or digit stands behind what has.
    private static func key(_ parts: [String]) -> String {
        var key: [UInt8] = []
        key.reserveCapacity(48)
        for part in parts {
            // Blanks are written before the next word, so that none is left at the end.
            var followsBlank = !key.isEmpty
            for scalar in part.folded.unicodeScalars {
                if scalar.isWordScalar {
                    if followsBlank { key.append(UInt8(ascii: " ")) }
                    followsBlank = false
                    if scalar.isASCII {
                        key.append(UInt8(truncatingIfNeeded: scalar.value))
                    } else {
                        key.append(contentsOf: scalar.utf8)
                    }
                } else if scalar == " " || scalar == "-" || scalar.properties.isWhitespace {
                    followsBlank = !key.isEmpty
                }
            }
        }
        return key.isEmpty ? "\u{10FFFD}" + parts.joined() : String(decoding: key, as: UTF8.self)
    }
}

extension Unicode.Scalar {
    /// True if the scalar belongs to a word: letters, marks that stand by themselves, and numbers.
    package var isWordScalar: Bool {
        if value < 0x80 {
            return (value >= 0x61 && value <= 0x7A) || (value >= 0x30 && value <= 0x39)
                || (value >= 0x41 && value <= 0x5A)
        }
        return FoldingTable.scalars.contains(value)
            ? FoldingTable.shared.isWordScalar(value) : properties.generalCategory.belongsToWord
    }
}
