package import Models

extension DirectoryBinding {
    /// An integer option; nil if the book does not have it.
    ///
    /// - Throws: ``DirectoryError/badOption(_:value:reason:)`` for any other value.
    package func number(_ option: String, in range: ClosedRange<Int>) throws(DirectoryError) -> Int? {
        guard let text = options[option] else { return nil }
        guard let number = Int(text.trimmed), range.contains(number) else {
            throw .badOption(
                option, value: text, reason: "it must be a whole number from \(range.lowerBound) to \(range.upperBound)"
            )
        }
        return number
    }
}
