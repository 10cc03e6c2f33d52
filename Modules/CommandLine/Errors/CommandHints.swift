internal import Editing
internal import ImageCache
internal import Opening
internal import Persistence
internal import Sync

/// What to do next in words of `kith`'s own commands and options, for errors of modules that know no front.
enum CommandHints {
    /// Nil where the module's own words say it all.
    static func hint(for error: any Error) -> String? {
        switch error {
        case let error as StoreError: hint(for: error)
        case let error as EditError: hint(for: error)
        case let error as SyncError: hint(for: error)
        case let error as BookError: hint(for: error)
        case let error as OpeningError: hint(for: error)
        case ImageError.storeFailed: "Let `kith doctor` examine the store."
        default: nil
        }
    }

    private static let books = "`kith book list` names the books there are."

    private static func hint(for error: StoreError) -> String? {
        switch error {
        case .noSuchBook: books
        case .noSuchContact: "It may have been deleted meanwhile: see `kith trash`."
        case .failed: "Check the disk, and let `kith doctor` examine the store."
        default: nil
        }
    }

    private static func hint(for fault: EditError) -> String? {
        switch fault {
        case .noSuchBook: books
        case .noSuchContact: "It may have been deleted meanwhile: see `kith trash`."
        case .notInTrash: "`kith trash` lists what is there."
        case .noConflict: "`kith conflicts` lists those there are."
        case .nothingWaits: "`kith outbox` lists the changes that do."
        case .heldByConflict(let id): "`kith conflicts resolve \(id) --take theirs` gives it up."
        case .choiceNeeded: "Say which side counts: --take mine or theirs."
        case .lost: "`kith undo` once more takes back what was done before that."
        case .cannot(_, let book), .cannotHold(_, let book): "`kith book show \(book)` says what it can."
        case .photoStays: "Set another photo instead: `kith photo set CONTACT FILE`."
        case .photoGone: "Set it from its file: `kith photo set CONTACT FILE`."
        case .photoNeedsFile: "Save the picture to a file, and set that: `kith photo set CONTACT FILE`."
        }
    }

    private static func hint(for error: SyncError) -> String? {
        switch error {
        case .noSuchBook: books
        case .heldBack(let report, _): "Check the directory. If that is right, run `kith sync \(report.book) --yes`."
        default: nil
        }
    }

    private static func hint(for fault: BookError) -> String? {
        switch fault {
        case .urlNeeded: "Give it with --url."
        case .kindNeeded(let known): "Give it with --directory. Known kinds: \(known.joined(separator: ", "))."
        case .notBound: "Add another book with --directory and --url."
        default: nil
        }
    }

    private static func hint(for error: OpeningError) -> String? {
        switch error {
        case .badAddress, .badURL: "Correct it with `kith edit`."
        case .badNumber: "Correct it with `kith edit`: digits, and no letters, can be dialled."
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
