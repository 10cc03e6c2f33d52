package import Models

/// One step that can be undone: what several contacts were before and after it.
package struct HistoryEntry: Sendable, Hashable, Identifiable {
    package struct Change: Sendable, Hashable {
        package let contact: ContactID
        /// The name of the book that the contact stands or stood in.
        package let book: String
        /// Nil where the step created the contact.
        package let before: ContactContent?
        /// Nil where the step deleted it.
        package let after: ContactContent?

        package init(contact: ContactID, book: String, before: ContactContent?, after: ContactContent?) {
            self.contact = contact
            self.book = book
            self.before = before
            self.after = after
        }
    }

    /// Maximum number of steps a store keeps; the oldest are dropped.
    package static let limit = 200

    /// Given by the store: it grows with each step and is never used again.
    package let id: Int64
    package let at: Timestamp
    /// As a toast tells it: `deleted "Wedge Antilles"`.
    package let summary: String
    /// In the order in which they were made.
    package let changes: [Change]
    /// True if the step was undone, and can be done again.
    package var isUndone: Bool

    package init(id: Int64, at: Timestamp, summary: String, changes: [Change], isUndone: Bool = false) {
        self.id = id
        self.at = at
        self.summary = summary
        self.changes = changes
        self.isUndone = isUndone
    }
}
