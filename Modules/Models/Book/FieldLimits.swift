/// Limits of a directory for the values of one field, so that a form can say so before sending.
package struct FieldLimits: Sendable, Hashable {
    /// Unicode scalars that the field's text needs at least, white space counted, as servers count; its values are
    /// joined by a blank.
    package var minimumLength: Int
    /// Values that the field holds at most; nil for any number.
    package var maximumCount: Int?
    /// True if each value can have a label, where the field is one whose values have; a directory that cannot hold them
    /// would lose them.
    package var holdsLabels: Bool

    package init(minimumLength: Int = 0, maximumCount: Int? = nil, holdsLabels: Bool = true) {
        self.minimumLength = minimumLength
        self.maximumCount = maximumCount
        self.holdsLabels = holdsLabels
    }

    /// Error in the values, as the end of a sentence that begins with the field's name; nil if they are valid.
    package func error(in values: [String]) -> String? {
        if values.joined(separator: " ").unicodeScalars.count < minimumLength {
            return "needs at least \(minimumLength) characters"
        }
        if let maximumCount, values.count > maximumCount {
            return maximumCount == 1 ? "can have only one value" : "can have at most \(maximumCount) values"
        }
        return nil
    }
}
