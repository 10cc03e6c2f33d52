package import Models

extension AddressBook {
    /// Reason a kind of change is refused in the book, as a sentence; nil if it is allowed.
    package func refusal(of operation: Capabilities.Operations) -> String? {
        guard capabilities.operations.isDisjoint(with: operation) else { return nil }
        if capabilities.isReadOnly { return "The book \(name) is read-only: its directory takes no changes." }
        let what: String? =
            switch operation {
            case .create: "add contacts"
            case .delete: "delete contacts"
            case .favorite: "store favorites"
            case .photo: "store photos"
            default: nil
            }
        return "The directory of \(name) can't \(what ?? "change contacts")."
    }
}
