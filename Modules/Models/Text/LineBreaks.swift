extension String {
    /// The text with LF in place of VT, FF and NEL (Unicode Standard, section 5.8): they separate words or lines, and are
    /// control characters elsewhere.
    package var withLineFeeds: String {
        guard unicodeScalars.contains(where: \.isRareLineBreak) else { return self }
        return String(String.UnicodeScalarView(unicodeScalars.map { $0.isRareLineBreak ? "\n" : $0 }))
    }
}

extension Unicode.Scalar {
    /// A control character that no text of a contact can hold: all but tab, LF and CR.
    package var isForbiddenControl: Bool {
        properties.generalCategory == .control && self != "\t" && self != "\n" && self != "\r"
    }

    fileprivate var isRareLineBreak: Bool { self == "\u{B}" || self == "\u{C}" || self == "\u{85}" }
}
