package import Models

extension EditState {
    /// How much is not saved, as the beginning of a sentence in lower case: "one changed field".
    package var changedFields: String { changes == 1 ? "one changed field" : "\(changes) changed fields" }

    /// What the directory of the book cannot hold, as a sentence; nil where it holds all there is.
    package var missingFields: String? {
        missing.isEmpty ? nil : "The directory of \(book) can't store: \(missing.joined(separator: ", "))."
    }
}

extension ContactField {
    /// Why nothing can be added, typed or labeled there, as sentences.
    package var noMoreValues: String { "\(displayName) can't have more values." }
    package var readOnly: String { "\(displayName) is read-only in this book." }
    package var noLabel: String {
        isLabeled ? "\(displayName) can't have labels in this book." : "\(displayName) has no label."
    }
}
