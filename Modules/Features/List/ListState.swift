package import Models
package import Persistence
package import Sync

/// All that a list shows: one value, from which every front draws.
package struct ListState: Sendable, Hashable {
    /// Content to show.
    package enum Phase: Sendable, Hashable {
        /// The store has not been read yet.
        case loading
        /// There are contacts to be listed.
        case content
        /// There are no contacts at all in what is listed: the book, or all books.
        case empty
        /// There are contacts, and none of them is searched for.
        case noMatch
        /// The store could not be read; what was shown before is still there.
        case failed(Explanation)
    }

    /// Content to show.
    package var phase: Phase = .loading
    /// Query of the list: filter and order.
    package var query: ContactQuery
    /// The search as it was typed.
    package var searchText = ""
    /// Number of contacts in the query.
    package var total = 0
    /// The rows from ``offset`` on that have been asked for.
    package var rows: [ContactRow] = []
    /// Index of the first of ``rows`` in the query, from 0.
    package var offset = 0
    /// Index of the selected row in the query, from 0; nil for none.
    package var selection: Int?
    /// The contact that the selection is on, also while its row is not among ``rows``; nil where it has not been read
    /// yet.
    var selected: ContactID?
    /// The refresh under way; nil when there is none.
    package var activity: Activity?
    /// Error of the last refresh; the list shows the stored contacts.
    package var refreshFailure: Explanation?
    /// The listed books that have entries in their directories which could not be read when that was tried last.
    package var unreadable: [Unreadable] = []
    /// Time of the last refresh of the listed book, or of the book refreshed longest ago; nil when
    /// none is bound to one, or none was read yet.
    package var lastSynced: Timestamp?
    /// True if some listed book is bound to a directory.
    package var canRefresh = false
    /// Removals of the last refresh that need confirmation because there are so many; it is a
    /// ``refreshFailure`` too.
    package var heldBack: HeldBack?
    /// The listed books, and so what can be done with their contacts.
    package var books: [AddressBook] = []
    /// True if some book takes new contacts, listed or not.
    package var canCreate = false
    /// The edits in the listed books that are not settled.
    package var edits = EditCounts()
    /// The contacts whose changes a directory refuses.
    package var refused: Set<ContactID> = []
    /// Contacts that were picked one by one, or by a range that was closed, also where the query leaves them out.
    package var marked: Set<ContactID> = []
    /// Index of the anchor row of an open range, which reaches to the selection. From 0; nil where none is
    /// open.
    package var rangeStart: Int?
    /// The contact that an open range began at.
    var rangeAnchor: ContactID?

    package init(query: ContactQuery) {
        self.query = query
    }

    /// True if several contacts are picked, or may be: what is done is done to them.
    package var hasMarks: Bool { !marked.isEmpty || rangeStart != nil }

    /// The rows of an open range; empty where none is open.
    package var range: Range<Int> {
        guard let rangeStart, let selection else { return 0..<0 }
        return min(rangeStart, selection)..<(max(rangeStart, selection) + 1)
    }

    /// True if contacts of several books are listed, so that two that seem the same may be in different ones.
    package var showsBooks: Bool { books.count > 1 }

    /// Number of picked contacts. One that was picked twice counts once where its row has been read.
    package var markCount: Int {
        let known = range.clamped(to: offset..<(offset + rows.count))
        return marked.count + range.count - known.count(where: { marked.contains(rows[$0 - offset].id) })
    }

    /// True if the contact of a row is picked. The row is counted from 0 over the whole query.
    package func isMarked(_ row: ContactRow, at index: Int) -> Bool { marked.contains(row.id) || range.contains(index) }

    /// The selected row, where it is among ``rows``.
    package var selectedRow: ContactRow? {
        guard let selection, rows.indices.contains(selection - offset) else { return nil }
        return rows[selection - offset]
    }
}

extension ListState {
    /// A refresh under way.
    package struct Activity: Sendable, Hashable {
        /// The book that is being refreshed.
        package let book: String
        /// Entries received so far.
        package let received: Int
        /// Entries expected; nil where the directory does not say.
        package let expected: Int?
        /// The list is there, and what it leaves out is being read.
        package let isReadingDetails: Bool
        /// Writing the fetched entries to the store.
        package internal(set) var isStoring = false

        package init(book: String, received: Int, expected: Int?, isReadingDetails: Bool = false) {
            self.book = book
            self.received = received
            self.expected = expected
            self.isReadingDetails = isReadingDetails
        }
    }

    /// Entries of a directory that could not be read.
    package struct Unreadable: Sendable, Hashable {
        package let book: String
        package let count: Int

        package init(book: String, count: Int) {
            self.book = book
            self.count = count
        }
    }
}
