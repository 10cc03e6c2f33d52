package import Models
internal import Persistence

/// Outcome of a change.
package struct ChangeOutcome: Sendable, Hashable {
    /// A contact and the book that it stands or stood in.
    package struct Place: Sendable, Hashable {
        package let contact: ContactID
        package let book: String

        package init(contact: ContactID, book: String) {
            self.contact = contact
            self.book = book
        }
    }

    /// As the user reads it, in lower case without a full stop: `deleted "Wedge Antilles"`.
    package let summary: String
    /// Changed contacts; empty if there was nothing to change.
    package let places: [Place]

    init(summary: String, _ contacts: [Contact]) {
        self.summary = summary
        places = contacts.map { Place(contact: $0.id, book: $0.book) }
    }

    /// A step that was undone or redone, with those of its changes that were made.
    init(_ step: HistoryEntry, done: String, nothing: String) {
        summary = "\(step.changes.isEmpty ? nothing : done): \(step.summary)"
        places = step.changes.map { Place(contact: $0.contact, book: $0.book) }
    }
}

extension [Contact] {
    /// The name of one, the number of several.
    var names: String { count == 1 ? self[0].card.nameInSentence : "\(count) contacts" }
}
