package import Models

extension AddressBook {
    /// Why a kind of change cannot be made in the book, as a sentence for a person who tries; nil where it can.
    package func refusal(of operation: Capabilities.Operations) -> String? {
        guard capabilities.operations.isDisjoint(with: operation) else { return nil }
        if capabilities.isReadOnly { return "The book \(name) can only be read: its directory takes no changes." }
        let what: String? =
            switch operation {
            case .create: "take new contacts"
            case .delete: "delete contacts"
            case .favorite: "keep favorites"
            case .photo: "take photos"
            default: nil
            }
        return "The directory of \(name) cannot \(what ?? "change contacts")."
    }
}
