package import Models
package import Persistence

/// All that a list shows: one value, from which every front draws.
package struct ListState: Sendable, Hashable {
    /// What there is to show.
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
        case failed(Failure)
    }

    /// What there is to show.
    package var phase: Phase = .loading
    /// What is listed, and in which order.
    package var query: ContactQuery
    /// The search as it was typed.
    package var searchText = ""
    /// How many contacts the query has.
    package var total = 0
    /// The rows from ``offset`` on that have been asked for.
    package var rows: [ContactRow] = []
    /// Where the first of ``rows`` stands in the query, from 0.
    package var offset = 0
    /// Which row of the query is selected, from 0; nil when there is none.
    package var selection: Int?
    /// The contact that the selection is on, also while its row is not among ``rows``; nil where it has not been read
    /// yet.
    var selected: ContactID?
    /// The refresh under way; nil when there is none.
    package var activity: Activity?
    /// What went wrong with the last refresh; the list shows what the store has.
    package var refreshFailure: Failure?
    /// When the listed book, or the one of all that was read longest ago, was last read from its directory; nil when
    /// none is bound to one, or none was read yet.
    package var lastSynced: Timestamp?
    /// Whether some listed book is bound to a directory.
    package var canRefresh = false

    package init(query: ContactQuery) {
        self.query = query
    }

    /// The selected row, where it is among ``rows``.
    package var selectedRow: ContactRow? {
        guard let selection, rows.indices.contains(selection - offset) else { return nil }
        return rows[selection - offset]
    }
}

extension ListState {
    /// Something that went wrong, for a person.
    package struct Failure: Sendable, Hashable {
        /// One sentence in lower case without a full stop.
        package let message: String
        /// What to do next; nil where there is nothing to be done.
        package let hint: String?

        package init(_ error: any Error) {
            let explained = error as? any ExplainedError
            message = explained?.message ?? "\(error)"
            hint = explained?.hint
        }
    }

    /// A refresh under way.
    package struct Activity: Sendable, Hashable {
        /// The book that is being refreshed.
        package let book: String
        /// Entries received so far.
        package let received: Int
        /// Entries expected; nil where the directory does not say.
        package let expected: Int?

        package init(book: String, received: Int, expected: Int?) {
            self.book = book
            self.received = received
            self.expected = expected
        }
    }
}
