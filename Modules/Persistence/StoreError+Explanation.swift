internal import Models

extension StoreError: ExplainedError {
    package var message: String {
        switch self {
        case .cannotOpen(let path, let reason): "the store \(path) cannot be opened: \(reason)"
        case .damaged(let path, let detail):
            "the store \(path) is damaged, or not a store of Kith's (\(detail)); it was left as it is"
        case .newerVersion(let path, let found, let supported):
            "the store \(path) was made by a later version of Kith (format \(found); this one knows \(supported))"
        case .busy(let path): "another program has kept the store \(path) locked"
        case .full(let path): "no space is left for the store \(path)"
        case .readOnly(let path): "the store \(path) cannot be written to"
        case .failed(let path, let detail): "the store \(path) could not be read or written: \(detail)"
        case .bookExists(let name): "there is already a book \(name.quoted)"
        case .noSuchBook(let name): "there is no book \(name.quoted)"
        case .noSuchContact(let id): "there is no contact \(id)"
        case .duplicate(let id): "the identifier \(id.excerpt()) is taken"
        }
    }

    package var hint: String? {
        switch self {
        case .cannotOpen: "Check that the folder exists and is yours, or choose another with --home."
        case .damaged(let path, _):
            "Move it away (mv \(path) \(path).damaged) and start again, or put a copy in its place; `sqlite3 \(path) .recover` may save what is in it."
        case .newerVersion: "Use that version, or another folder with --home."
        case .busy: "Try again when the other program is done."
        case .full: "Make room on the disk and try again: nothing was changed."
        case .readOnly: "Make it writable (it should be yours, mode 0600, in a folder of yours)."
        case .failed: "Check the disk."
        case .noSuchBook: "It may have been removed meanwhile."
        case .bookExists: "Choose another name."
        case .noSuchContact: "It may have been deleted meanwhile."
        case .duplicate: nil
        }
    }
}
