package import Models
package import Persistence
package import Sync

/// All that the screen of the books shows: one value, from which every front draws.
package struct BooksState: Sendable, Hashable {
    package internal(set) var phase = ReadPhase.loading
    package internal(set) var books: [BookSummary] = []
    /// Which row is selected: 0 is all books together, book N stands at N + 1.
    package internal(set) var selection = 0
    /// The refreshes under way, by the names of the books.
    package internal(set) var activity: [String: RefreshProgress] = [:]
    /// Why a book could not be read when that was tried last, here or elsewhere in the app, by its name.
    package internal(set) var failures: [String: Explanation] = [:]
    /// The books of which a refresh would remove so much that the person must agree first.
    package internal(set) var withheld: Set<String> = []
    /// Why entries of a book's directory could not be read when that was tried last, by the book's name.
    package internal(set) var unreadable: [String: [String]] = [:]
    /// What a refresh would remove so much of that the person must agree first; nil where none does.
    package internal(set) var heldBack: HeldBack?
    /// What the person is asked before a book is removed; nil where none is to be.
    package internal(set) var removal: BookRemoval?
    /// What was done last, as a sentence; nil once it was seen.
    package internal(set) var done: String?
    /// Why something could not be done; nil once it was seen.
    package internal(set) var failure: Explanation?

    package init() {}

    /// How many rows there are: one for all books together, where there are any.
    package var rowCount: Int { books.isEmpty ? 0 : books.count + 1 }

    /// The selected book; nil for all of them, and where there is none.
    package var selected: BookSummary? { books.indices.contains(selection - 1) ? books[selection - 1] : nil }

    /// Contacts in all books together.
    package var contacts: Int { books.reduce(0) { $0 + $1.contacts } }
}
