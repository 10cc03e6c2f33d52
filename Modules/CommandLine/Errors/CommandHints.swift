internal import AddressBooks
internal import Editing
internal import ImageCache
internal import Models
internal import Opening
internal import Persistence
internal import Sync

/// Hints in terms of `kith`'s commands and options, for errors of modules that know no front.
enum CommandHints {
    /// Nil where the module's own words say it all.
    static func hint(for error: any Error) -> String? {
        switch error {
        case let error as StoreError: hint(for: error)
        case let error as EditError: hint(for: error)
        case let error as SyncError: hint(for: error)
        case let error as BookError: hint(for: error)
        case let error as OpeningError: hint(for: error)
        case ImageError.storeFailed: "Run `kith doctor` to check the store."
        default: nil
        }
    }

    private static let books = "`kith book list` lists all books."

    private static func hint(for error: StoreError) -> String? {
        switch error {
        case .noSuchBook: books
        case .noSuchContact: "It may have been deleted in the meantime: see `kith trash`."
        case .failed: "Check the disk, and run `kith doctor` to check the store."
        default: nil
        }
    }

    private static func hint(for error: EditError) -> String? {
        switch error {
        case .noSuchBook: books
        case .noSuchContact: "It may have been deleted in the meantime: see `kith trash`."
        case .notInTrash: "`kith trash` lists deleted contacts."
        case .noConflict: "`kith conflicts` lists all conflicts."
        case .nothingWaits: "`kith outbox` lists all pending changes."
        case .heldByConflict(let id): "Drop it with `kith conflicts resolve \(id) --take theirs`."
        case .choiceNeeded: "Choose a side: --take mine or --take theirs."
        case .lost: "Run `kith undo` again to undo the change before it."
        case .cannot(_, let book), .cannotHold(_, let book): "See `kith book show \(book.quotedForShell)`."
        case .photoStays: "Set another photo instead: `kith photo set CONTACT FILE`."
        case .photoGone: "Set it from its file: `kith photo set CONTACT FILE`."
        case .photoNeedsFile: "Save the picture to a file, then `kith photo set CONTACT FILE`."
        }
    }

    private static func hint(for error: SyncError) -> String? {
        switch error {
        case .noSuchBook: books
        case .heldBack(let report, _):
            "Check the directory. If the contacts are really gone, run `kith sync \(report.book.quotedForShell) --yes`."
        default: nil
        }
    }

    private static func hint(for error: BookError) -> String? {
        switch error {
        case .urlNeeded: "Set it with --url."
        case .kindNeeded(let known): "Set it with --directory. Known kinds: \(known.joined(separator: ", "))."
        case .notBound: "Add another book with --directory and --url."
        default: nil
        }
    }

    private static func hint(for error: OpeningError) -> String? {
        switch error {
        case .badAddress, .badURL: "Correct it with `kith edit`."
        case .badNumber: "Correct it with `kith edit`; only digits can be dialed."
        case .badTemplate(let setting, _): "Set it, for example: kith config set \(setting) 'PROGRAM {}'."
        case .noDisplay: "Set \(settings), or add --print."
        case .cannotStart, .failed, .ended: "See \(settings) in `kith config`, or add --print."
        }
    }

    private static let settings: String = {
        let names = OpeningPurpose.allCases.map(\.setting)
        return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    }()
}
