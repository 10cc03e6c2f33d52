package import Directories
internal import Models

/// Why a book could not be refreshed. The store is as it was.
package enum SyncError: ExplainedError, Sendable {
    /// No book in the store has that name.
    case noSuchBook(String)
    /// The book lives on this machine only.
    case notBound(book: String)
    /// No directory of that kind is registered in this front.
    case unknownKind(book: String, kind: String, known: [String])
    /// The directory could not be read, or the book's binding cannot be used.
    case directory(book: String, DirectoryError)
    /// The refresh would remove so many contacts that the person must agree first; or any, while the list has entries
    /// that could not be read and do not say which contacts they are.
    ///
    /// The report is what the refresh would have done; `of` is how many contacts of the book the directory had.
    case heldBack(RefreshReport, of: Int)
    /// The book was bound to another directory, or removed, while it was being read.
    case bookChanged(String)
    /// Another sync has been running for too long to wait for it.
    case busy(book: String)
    /// The store could not be read or written.
    case store(any Error)

    /// What a refresh ends with when its task is canceled.
    package static func canceled(book: String) -> SyncError { .directory(book: book, .canceled) }

    /// Whether the task was canceled: nothing that a person need be told.
    package var isCancellation: Bool {
        if case .directory(_, let error) = self { error == .canceled } else { false }
    }

    package var message: String {
        switch self {
        case .noSuchBook(let book): "there is no book \(book.quoted)"
        case .notBound(let book): "the book \(book.quoted) lives on this machine only: there is nothing to sync it with"
        case .unknownKind(let book, let kind, _):
            "the book \(book.quoted) is bound to a directory of the kind \(kind.quoted), which this version does not know"
        case .directory(let book, let error): "\(book): \(error.message)"
        case .heldBack(let report, let of):
            "\(report.book): the directory no longer has \(report.removed) of \(of) contacts"
                + (report.skipped.isEmpty ? "" : ", and \(report.skipped.count) of its entries could not be read")
                + "; nothing was removed"
        case .bookChanged(let book): "the book \(book.quoted) was changed while it was being synced; nothing was stored"
        case .busy(let book): "\(book): another sync is still running; nothing was done"
        case .store(let error): (error as? any ExplainedError)?.message ?? "the store failed: \(error)"
        }
    }

    package var hint: String? {
        switch self {
        case .noSuchBook: "It may have been removed meanwhile."
        case .notBound: nil
        case .unknownKind(_, _, let known): "Known kinds: \(known.joined(separator: ", "))."
        case .directory(_, let error): error.hint
        case .heldBack: "Check the directory. If that is right, agree to it."
        case .bookChanged: "Sync it again."
        case .busy: "Try again when it is done."
        case .store(let error): (error as? any ExplainedError)?.hint
        }
    }
}
