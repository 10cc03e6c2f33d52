extension String {
    /// What is taken of a text that is typed or pasted. Line ends become LF where they are kept, else blanks, as tabs
    /// do; other control characters become `�`. All else stays as it is, seen or not: joiners, variation selectors, tags
    /// and bidirectional controls belong to the text.
    ///
    /// - Parameter limit: in grapheme clusters.
    package func asTyped(lineBreaks: SafeText.LineBreaks = .spaces, limit: Int = .max) -> String {
        let blank: Character = lineBreaks == .replaced ? "\u{FFFD}" : " "
        var text = ""
        for character in prefix(max(0, limit)) {
            if character.endsLine {
                text.append(lineBreaks == .kept ? "\n" : blank)
            } else if character == "\t" {
                text.append(blank)
            } else if character.unicodeScalars.first?.properties.generalCategory == .control {
                text.append("\u{FFFD}")
            } else {
                text.unicodeScalars.append(contentsOf: character.unicodeScalars.prefix(Self.scalarsPerCluster))
            }
        }
        return text
    }

    /// The longest clusters that people write have a dozen.
    private static let scalarsPerCluster = 64
}

extension Character {
    /// LF, CR, CR LF, U+2028 or U+2029, as ``SafeText`` takes them for line ends.
    var endsLine: Bool {
        switch unicodeScalars.first?.value {
        case 0x0A, 0x0D, 0x2028, 0x2029: true
        default: false
        }
    }

    /// Columns of what ``SafeText`` shows for it: 0 for one that is not seen, 1 for a control character.
    var shownWidth: Int {
        let scalars = unicodeScalars
        guard let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex else {
            return SafeText(String(self)).displayWidth
        }
        // Long notes are mostly these.
        if (0x20...0x7E).contains(first.value) { return 1 }
        if SafeText.isRemoved(first.value) { return 0 }
        return endsLine || first.properties.generalCategory == .control ? 1 : first.displayWidth
    }
}
