extension Unicode.Scalar {
    /// The columns of this scalar by itself: 0, 1 or 2. Ambiguous widths (UAX #11) count as 1. Marks, format
    /// characters, medial and final Jamo and control characters count as 0. Spacing marks, such as most vowels of Indic
    /// scripts, count as 1, as in `wcwidth` and terminals.
    package var displayWidth: Int {
        if value < 0x300 { return value < 0x20 || (0x7F...0x9F).contains(value) || value == 0xAD ? 0 : 1 }
        if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: return 0
        case .format: return isVisibleSign ? 1 : 0
        default: return WideScalars.contains(value) ? 2 : 1
        }
    }

    /// Visible format characters: Arabic number signs and related ones (Prepended_Concatenation_Mark).
    private var isVisibleSign: Bool {
        switch value {
        case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
        default: false
        }
    }

    var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }
}

extension Character {
    /// The columns of this grapheme cluster: 0, 1 or 2. Flags, keycaps, joined emoji, emoji with a skin tone and emoji
    /// with U+FE0F take 2; other clusters take the sum of their scalars, at most 2.
    package var displayWidth: Int {
        let scalars = unicodeScalars
        guard let first = scalars.first else { return 0 }
        if scalars.index(after: scalars.startIndex) == scalars.endIndex { return first.displayWidth }
        let isEmoji = first.properties.isEmoji
        var sum = 0
        for scalar in scalars {
            switch scalar.value {
            case 0xFE0F where isEmoji, 0x200D where isEmoji, 0x1F3FB...0x1F3FF where isEmoji: return 2
            default: sum += first.isRegionalIndicator ? 1 : scalar.displayWidth
            }
        }
        return min(sum, 2)
    }
}

extension StringProtocol {
    /// The columns of this text on a terminal, cluster by cluster. Control characters count as 0: convert unfiltered
    /// text to ``SafeText`` first.
    package var displayWidth: Int {
        let ascii = utf8.withContiguousStorageIfAvailable { bytes in
            bytes.allSatisfy { (0x20...0x7E).contains($0) } ? bytes.count : nil
        }
        if let ascii, let ascii { return ascii }
        return reduce(0) { $0 + $1.displayWidth }
    }

    /// Returns true if it takes more columns than `columns`. Stops measuring there.
    func isWider(than columns: Int) -> Bool {
        // No text takes more columns than bytes.
        if utf8.count <= columns { return false }
        var used = 0
        return contains { character in
            used += character.displayWidth
            return used > columns
        }
    }
}
