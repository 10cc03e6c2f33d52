package import Models

/// Error of a change. Nothing was changed.
package enum EditError: ExplainedError, Sendable, Hashable {
    case noSuchBook(String)
    case noSuchContact(ContactID)
    case notInTrash(ContactID)
    case noConflict(ContactID)
    /// No change of the contact waits for its directory.
    case nothingWaits(ContactID)
    /// A conflict has to be settled before the change of the contact is sent or given up.
    case heldByConflict(ContactID)
    /// One side has deleted the contact: there are no fields to choose from.
    case choiceNeeded(ContactID)
    /// The named step, "the deletion of 4 contacts", cannot be undone any more since the trash was emptied. It is told
    /// once: undoing goes on before it.
    case lost(String)
    /// The directory of the book does not take this kind of change.
    case cannot(String, book: String)
    /// The directory of the book cannot hold these fields.
    case cannotHold(Set<ContactField>, book: String)
    /// The directory of the book exchanges photos, but takes none away.
    case photoStays(book: String)
    /// The photo's bytes are not in the store any more.
    case photoGone
    /// The directory of the book takes photos as files, not by their addresses.
    case photoNeedsFile(book: String)

    package var message: String {
        switch self {
        case .noSuchBook(let book): "there is no book \(book.quoted)"
        case .noSuchContact(let id): "there is no contact \(id)"
        case .notInTrash(let id): "\(id) is not in the trash"
        case .noConflict(let id): "\(id) has no conflict"
        case .nothingWaits(let id): "\(id) has no pending change"
        case .heldByConflict(let id): "the change of \(id) is in conflict"
        case .choiceNeeded(let id): "\(id) was deleted on one side: keep it or delete it as a whole"
        case .lost(let what): "\(what) can't be undone: the trash was emptied"
        case .cannot(let what, let book): "the directory of the book \(book.quoted) can't \(what)"
        case .cannotHold(let fields, let book):
            "the directory of the book \(book.quoted) can't store \(fields.map(\.rawValue).sorted().joined(separator: ", "))"
        case .photoStays(let book):
            "the directory of the book \(book.quoted) can replace a photo, but not remove it"
        case .photoGone: "the photo is no longer in the store"
        case .photoNeedsFile(let book):
            "the directory of the book \(book.quoted) takes a photo as a file, not as a URL"
        }
    }

    package var hint: String? {
        switch self {
        case .noSuchBook: "It may have been removed in the meantime."
        case .noSuchContact: "It may have been deleted in the meantime."
        case .notInTrash, .noConflict: nil
        case .nothingWaits: "It may have been sent in the meantime."
        case .heldByConflict: "Resolve the conflict first."
        case .choiceNeeded: "Choose a side: mine or theirs."
        case .lost: "Undo again to undo the change before it."
        case .cannot, .cannotHold: "See what the book supports."
        case .photoStays: "Set another photo instead."
        case .photoGone: "Set it from its file."
        case .photoNeedsFile: "Save the picture to a file, and set that file."
        }
    }
}
