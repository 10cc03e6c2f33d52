@_spi(_Unicode) import Swift

extension String {
    /// The text as it is compared: lower case, without diacritics (so NFC and NFD are the same), letters that have no
    /// decomposition replaced by their usual spelling in ASCII (ø o, ł l, ß ss, æ ae), compatibility forms of width
    /// left as they are. Punctuation and blanks stay.
    package var folded: String { foldedByScalars ?? foldedByNormalizing }

    /// ``folded`` of a text whose scalars are each a character of its own (but CR LF) and are folded one by one: ASCII,
    /// and what ``FoldingTable`` holds. Nil for any other text.
    package var foldedByScalars: String? {
        var lower = true
        for byte in utf8 {
            if byte >= 0x80 { return FoldingTable.shared.fold(self) }
            if byte >= 0x41 && byte <= 0x5A { lower = false }
        }
        return lower ? self : lowercased()
    }

    /// The definition of ``folded``, which everything that is quicker must agree with.
    var foldedByNormalizing: String {
        var result = ""
        result.reserveCapacity(utf8.count)
        // `_nfd` is the standard library's own normalization, the one that String's == uses; without Foundation there
        // is no other, and a table of our own would age.
        for scalar in _nfd {
            let category = scalar.properties.generalCategory
            if category == .nonspacingMark || category == .enclosingMark || category == .format { continue }
            if let spelled = Self.spelling(of: scalar) {
                result += spelled
            } else {
                result += scalar.properties.lowercaseMapping
            }
        }
        return result
    }

    /// Letters that people type in ASCII and that Unicode does not decompose, and those with two small forms.
    private static func spelling(of scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "ø", "Ø": "o"
        case "ł", "Ł": "l"
        case "đ", "Đ", "ð", "Ð": "d"
        case "ħ", "Ħ": "h"
        case "ı", "İ": "i"
        case "ŧ", "Ŧ": "t"
        case "ſ": "s"
        case "ς": "σ"
        case "ß", "ẞ": "ss"
        case "æ", "Æ": "ae"
        case "œ", "Œ": "oe"
        case "þ", "Þ": "th"
        case "ĳ", "Ĳ": "ij"
        case "’", "ʼ": "'"
        default: nil
        }
    }
}
