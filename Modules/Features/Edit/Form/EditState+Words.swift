package import Models

extension EditState {
    /// Amount of unsaved changes, as the lower-case start of a sentence: "one changed field".
    package var changedFields: String { changes == 1 ? "one changed field" : "\(changes) changed fields" }

    /// Fields the book's directory cannot hold, as a sentence; nil for none.
    package var missingFields: String? {
        missing.isEmpty ? nil : "The directory of \(book) can't store: \(missing.joined(separator: ", "))."
    }
}

extension ContactField {
    /// Reasons nothing can be added, typed or labeled there, as sentences.
    package var noMoreValues: String { "\(displayName) can't have more values." }
    package var readOnly: String { "\(displayName) is read-only in this book." }
    package var noLabel: String {
        isLabeled ? "\(displayName) can't have labels in this book." : "\(displayName) has no label."
    }
}
