package import AddressBooks
package import Models
package import Persistence
package import Sync

/// All that the screen of the books shows: one value, from which every front draws.
package struct BooksState: Sendable, Hashable {
    package internal(set) var phase = ReadPhase.loading
    package internal(set) var books: [BookSummary] = []
    /// Index of the selected row: 0 is all books together, book N stands at N + 1.
    package internal(set) var selection = 0
    /// The refreshes under way, by the names of the books.
    package internal(set) var activity: [String: RefreshProgress] = [:]
    /// Error of a book's last refresh in the app, by the book's name.
    package internal(set) var failures: [String: Explanation] = [:]
    /// The books of which a refresh would remove so much that the user must agree first.
    package internal(set) var withheld: Set<String> = []
    /// Issues of unreadable entries at the last refresh, by the book's name.
    package internal(set) var unreadable: [String: [String]] = [:]
    /// Refresh held back until confirmed, since it would remove many contacts; nil for none.
    package internal(set) var heldBack: HeldBack?
    /// Question before a book is removed; nil for none.
    package internal(set) var removal: BookRemoval?
    /// Message about the last action, as a sentence; nil once seen.
    package internal(set) var done: String?
    /// Error of the last action; nil once seen.
    package internal(set) var failure: Explanation?

    package init() {}

    /// Number of rows: one for all books together, where there are any.
    package var rowCount: Int { books.isEmpty ? 0 : books.count + 1 }

    /// The selected book; nil for all of them, and where there is none.
    package var selected: BookSummary? { books.indices.contains(selection - 1) ? books[selection - 1] : nil }

    /// Contacts in all books together.
    package var contacts: Int { books.reduce(0) { $0 + $1.contacts } }
}
