extension String {
    /// Normalizes typed or pasted text. Line breaks become LF if they are kept, otherwise spaces, as tabs do; other
    /// control characters become `�`. Everything else stays, visible or not: joiners, variation selectors, tags and
    /// bidirectional controls are part of the text.
    ///
    /// - Parameter limit: The maximum length in grapheme clusters.
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

    /// The text without ``Unicode/Scalar/isUnseenControl``: for places where another program shows it.
    /// Tags stay in the flags that they make (Unicode Technical Standard 51, annex C).
    package var withoutUnseenControls: String {
        guard unicodeScalars.contains(where: \.isUnseenControl) else { return self }
        var isInFlag = false
        let kept = unicodeScalars.filter { scalar in
            if scalar == "\u{1F3F4}" {
                isInFlag = true
            } else if !(isInFlag && (0xE0020...0xE007F).contains(scalar.value)) {
                isInFlag = false
                return !scalar.isUnseenControl
            }
            return true
        }
        return String(String.UnicodeScalarView(kept))
    }

    /// The longest clusters in real text have about a dozen scalars.
    private static let scalarsPerCluster = 64
}

extension Unicode.Scalar {
    /// True for what is not seen and makes a text look like another one: bidirectional controls and marks, zero-width
    /// space and word joiner, annotations and tags. Joiners and soft hyphens belong to words.
    package var isUnseenControl: Bool {
        SafeText.isRemoved(value) && ![0xAD, 0x180E, 0x200C, 0x200D].contains(value)
    }
}

extension Character {
    /// True for LF, VT, FF, CR, CR LF, NEL, U+2028 and U+2029, which ``SafeText`` treats as line breaks.
    var endsLine: Bool {
        switch unicodeScalars.first?.value {
        case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    /// The columns that ``SafeText`` shows for it: 0 if invisible, 1 for a control character.
    var shownWidth: Int {
        let scalars = unicodeScalars
        guard let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex else {
            return SafeText(String(self)).displayWidth
        }
        // A fast path for the most common characters.
        if (0x20...0x7E).contains(first.value) { return 1 }
        if SafeText.isRemoved(first.value) { return 0 }
        return endsLine || first.properties.generalCategory == .control ? 1 : first.displayWidth
    }
}
