extension String {
    /// Words that begin small and have no full stop, as a sentence.
    package var sentence: String {
        let start = capitalizedStart
        return last.map { ".!?".contains($0) } ?? true ? start : start + "."
    }

    /// The same words with a capital first letter, and without a period: the start of a toast.
    package var capitalizedStart: String { prefix(1).uppercased() + dropFirst() }
}
