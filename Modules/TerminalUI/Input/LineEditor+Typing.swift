extension LineEditor {
    /// Scalars of one cluster that are taken where it is typed or pasted: the longest that people write have a dozen.
    private static let scalarsPerCluster = 64

    /// What is taken of a text that is typed or pasted. Line ends become LF where they are kept, else blanks, as tabs
    /// do; other control characters become `�`. All else stays as it is, seen or not: joiners, variation selectors, tags
    /// and bidirectional controls belong to the text.
    static func typed(_ raw: String, lineBreaks: SafeText.LineBreaks, limit: Int) -> String {
        var text = ""
        for character in raw.prefix(max(0, limit)) {
            if character.endsLine {
                text.append(lineBreaks == .kept ? "\n" : blank(lineBreaks))
            } else if character == "\t" {
                text.append(blank(lineBreaks))
            } else if character.unicodeScalars.first?.properties.generalCategory == .control {
                text.append("\u{FFFD}")
            } else {
                text.unicodeScalars.append(contentsOf: character.unicodeScalars.prefix(scalarsPerCluster))
            }
        }
        return text
    }

    /// What takes the place of a tab, and of a line end where there is one line.
    private static func blank(_ lineBreaks: SafeText.LineBreaks) -> Character {
        lineBreaks == .replaced ? "\u{FFFD}" : " "
    }
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
        if let value = asciiValue, (0x20...0x7E).contains(value) { return 1 }
        return SafeText(String(self)).displayWidth
    }
}
