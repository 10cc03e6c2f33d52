package import Models
package import Persistence

/// All that the outbox shows: one value, from which every front draws.
package struct OutboxState: Sendable, Hashable {
    /// A change that no directory has accepted yet, or a conflict.
    package struct Row: Sendable, Hashable, Identifiable {
        /// The contact: it has one change at most.
        package let id: ContactID
        /// ``ContactCard/displayName``; empty where it has none, or nothing is known of it any more.
        package let name: String
        package let book: String
        /// The change; nil where there is a conflict alone.
        package let entry: OutboxEntry?
        /// Conflict of both sides' changes; nil for none.
        package let conflict: Conflict?
        /// True if the contact is in the trash.
        package let isDeleted: Bool
    }

    /// A change that is to be given up.
    package struct Drop: Sendable, Hashable {
        package let contact: ContactID
        package let name: String
        package let operation: OutboxEntry.Operation
        /// Fields of an update.
        package let fields: [ContactField]
    }

    package internal(set) var phase = ReadPhase.loading
    /// The changes in their order, then the conflicts without one.
    package internal(set) var rows: [Row] = []
    /// Index of the selected row, from 0.
    package internal(set) var selection = 0
    /// The book whose changes are being sent; nil where nothing is.
    package internal(set) var sending: String?
    /// Error of the last attempt to send a book's changes, by the book's name.
    package internal(set) var failures: [String: Explanation] = [:]
    /// Question before a change is discarded; nil for none.
    package internal(set) var drop: Drop?
    /// Message about the last action, as a sentence; nil once seen.
    package internal(set) var done: String?
    /// Error of the last action; nil once seen.
    package internal(set) var failure: Explanation?

    package init() {}

    package var selected: Row? { rows.indices.contains(selection) ? rows[selection] : nil }
}

extension OutboxState.Row {
    /// Objections of the directory to the change.
    package var messages: [RefusalMessage] {
        if case .refused(let messages) = entry?.state { messages } else { [] }
    }

    /// Fields of an update, in the order of forms.
    package var fields: [ContactField] {
        guard let entry, entry.operation == .update else { return [] }
        return ContactField.allCases.filter(entry.fields.contains)
    }
}
