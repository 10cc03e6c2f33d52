extension String {
    /// Initials shown in place of a missing photo: the first character of its first and last word in upper
    /// case, one character alone for scripts that write without blanks, and nothing for a name without letters or digits.
    /// At most two grapheme clusters.
    package var initials: String {
        let words = split { $0.isWhitespace || $0 == "," }.compactMap { word in
            word.first { $0.isLetter || $0.isNumber }
        }
        guard let first = words.first else { return "" }
        guard words.count > 1, let last = words.last, first.isCased, last.isCased else { return first.uppercased() }
        return first.uppercased() + last.uppercased()
    }
}
