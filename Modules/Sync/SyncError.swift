package import Directories
internal import Models

/// A failure to refresh a book. The store is unchanged.
package enum SyncError: ExplainedError, WrappingError, Sendable {
    /// The store has no book of that name.
    case noSuchBook(String)
    /// The book is local.
    case notBound(book: String)
    /// This front end has no such kind of directory.
    case unknownKind(book: String, kind: String, known: [String])
    /// The directory could not be read, or the book's binding is invalid.
    case directory(book: String, DirectoryError)
    /// The user must confirm: the refresh would remove many contacts, or any while unreadable entries without
    /// identifiers may be the missing ones.
    ///
    /// The report is that of the intended refresh; `of` is the number of the book's contacts from the directory.
    case heldBack(RefreshReport, of: Int)
    /// The book was bound to another directory, or removed, during the refresh.
    case bookChanged(String)
    /// Another sync is running, and the wait for it timed out.
    case busy(book: String)
    /// The store could not be read or written.
    case store(any Error)

    /// The error of a canceled refresh.
    package static func canceled(book: String) -> SyncError { .directory(book: book, .canceled) }

    /// True if the task was canceled, which is not shown to the user.
    package var isCancellation: Bool {
        if case .directory(_, let error) = self { error == .canceled } else { false }
    }

    package var wrapped: (any Error)? {
        if case .store(let error) = self { error } else { nil }
    }

    package var message: String {
        switch self {
        case .noSuchBook(let book): "there is no book \(book.quoted)"
        case .notBound(let book): "the book \(book.quoted) is a local book: it has no directory to sync with"
        case .unknownKind(let book, let kind, _):
            "the book \(book.quoted) has a directory of the kind \(kind.quoted), which this version doesn't support"
        case .directory(let book, let error): "\(book): \(error.message)"
        case .heldBack(let report, let of):
            HeldBack(report, of: of).message
        case .bookChanged(let book): "the book \(book.quoted) was changed while it was being synced; nothing was stored"
        case .busy(let book): "\(book): another sync is still running; nothing was done"
        case .store(let error): Explanation(error).message
        }
    }

    package var hint: String? {
        switch self {
        case .noSuchBook: "It may have been removed in the meantime."
        case .notBound: nil
        case .unknownKind(_, _, let known): "Known kinds: \(known.joined(separator: ", "))."
        case .directory(_, let error): error.hint
        case .heldBack: "Check the directory. If the contacts are really gone, allow their removal."
        case .bookChanged: "Sync it again."
        case .busy: "Try again when it is done."
        case .store(let error): Explanation(error).hint
        }
    }
}
