extension DetailState.Delivery {
    /// What has to be known before the fields are believed, in lower case without a full stop; nil for nothing.
    package var words: String? {
        switch self {
        case .settled: nil
        case .waiting: "saved here, not sent yet"
        case .refused(let messages): "refused by the directory: \(messages.joined(separator: "; "))"
        case .conflict: "changed here and in the directory"
        }
    }

    /// What the person can do about it, as a sentence; nil where there is nothing to be done.
    package var nextStep: String? {
        switch self {
        case .settled, .waiting: nil
        case .refused: "Press e to correct it."
        case .conflict: "! resolve"
        }
    }
}
