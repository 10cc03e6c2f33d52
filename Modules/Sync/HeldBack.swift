package import Models

/// A refresh that was not made, since it would remove more than half of a book, or contacts that may be among the
/// entries that could not be read.
package struct HeldBack: Sendable, Hashable {
    package let book: String
    /// Numbers of contacts the directory no longer has, and of those it had.
    package let removed: Int
    package let of: Int
    /// Entries of the directory that could not be read.
    package let unreadable: Int

    package init(book: String, removed: Int, of: Int, unreadable: Int = 0) {
        self.book = book
        self.removed = removed
        self.of = of
        self.unreadable = unreadable
    }

    init(_ report: RefreshReport, of: Int) {
        self.init(book: report.book, removed: report.removed, of: of, unreadable: report.skipped.count)
    }

    /// Nil for any other error.
    package init?(_ error: SyncError) {
        guard case .heldBack(let report, let of) = error else { return nil }
        self.init(report, of: of)
    }

    /// In lower case without a full stop.
    package var message: String {
        let doubt = unreadable == 0 ? "" : ", and \(unreadable.grouped) of its entries couldn't be read"
        return "\(book): the directory no longer has \(removed.grouped) of \(of.grouped) contacts\(doubt)"
            + "; nothing was removed"
    }

    /// Question whether to remove the contacts all the same.
    package var question: Question {
        Question(
            "Remove \(removed.grouped) of \(of.grouped) contacts of \(book.quoted)?", explanation: warning,
            yes: "Remove", no: "Keep")
    }

    private var unreadableEntries: String { unreadable == 1 ? "1 entry" : "\(unreadable.grouped) entries" }

    private var warning: String {
        unreadable == 0
            ? "The directory no longer has them, but its list may be incomplete. Keep them if in doubt."
            : "\(unreadableEntries) of the directory couldn't be read, and may be the missing ones."
                + " Keep them if in doubt."
    }
}
