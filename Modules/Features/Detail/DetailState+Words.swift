extension DetailState.Delivery {
    /// Warning to show before the fields, in lower case without a full stop; nil for none.
    package var words: String? {
        switch self {
        case .settled: nil
        case .waiting: "saved here, not sent yet"
        case .refused(let messages): "refused by the directory: \(messages.joined(separator: "; "))"
        case .conflict: "changed here and in the directory"
        }
    }

    /// Hint what to do about it, as a sentence; nil for none.
    package var nextStep: String? {
        switch self {
        case .settled, .waiting: nil
        case .refused: "Press e to correct it."
        case .conflict: "! resolve"
        }
    }
}
