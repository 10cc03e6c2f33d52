extension String {
    /// Words that begin small and have no full stop, as a sentence.
    package var sentence: String {
        let start = prefix(1).uppercased() + dropFirst()
        return last.map { ".!?".contains($0) } ?? true ? start : start + "."
    }
}
