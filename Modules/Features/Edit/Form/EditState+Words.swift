package import Models

extension EditState {
    /// How much is not saved, as the beginning of a sentence in lower case: "one changed field".
    package var changedFields: String { changes == 1 ? "one changed field" : "\(changes) changed fields" }

    /// What the directory of the book cannot hold, as a sentence; nil where it holds all there is.
    package var missingFields: String? {
        missing.isEmpty ? nil : "The directory of \(book) cannot hold: \(missing.joined(separator: ", "))."
    }
}

extension ContactField {
    /// Why nothing can be added, typed or labeled there, as sentences.
    package var noMoreValues: String { "\(displayName) holds no more values." }
    package var readOnly: String { "\(displayName) can only be read in this book." }
    package var noLabel: String {
        isLabeled ? "\(displayName) holds no labels in the directory of this book." : "\(displayName) has no label."
    }
}
