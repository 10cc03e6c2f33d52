internal import AddressBooks
internal import Editing
internal import ImageCache
internal import KithSettings
package import Models
internal import Opening
internal import Persistence
internal import Sync

/// Hints in terms of the app's keys, for errors of modules that know no front. The dialogue line by line has the
/// same letters.
package enum KeyAdvice {
    /// On a screen. Nil where the module's own words say it all.
    package static func hint(for error: any Error) -> String? {
        switch error {
        case let error as StoreError: hint(for: error)
        case let error as EditError: hint(for: error)
        case let error as SyncError: hint(for: error)
        case let error as BookError: hint(for: error)
        case let error as OpeningError: hint(for: error)
        case ImageError.storeFailed: examine
        case ImageError.notAnImage: "Choose a PNG, JPEG, GIF or WebP file."
        default: nil
        }
    }

    /// Before there is a screen with keys, and in the shell.
    package static func hintAtStart(for error: any Error) -> String? {
        switch error {
        case StoreError.noSuchBook: "`kith book list` lists all books."
        case StoreError.failed: examine
        default: nil
        }
    }

    private static let books = "Press b for the address books."
    private static let examine = "Check the disk, and run `kith doctor` to check the store."

    private static func hint(for error: StoreError) -> String? {
        switch error {
        case .noSuchBook: books
        case .noSuchContact: "It may have been deleted in the meantime. Press T for the trash."
        case .failed: examine
        default: nil
        }
    }

    private static func hint(for error: EditError) -> String? {
        switch error {
        case .noSuchBook: books
        case .noSuchContact: "It may have been deleted in the meantime. Press T for the trash."
        case .notInTrash: "Press T for the trash."
        case .noConflict: "Press O for all conflicts."
        case .nothingWaits: "Press O for the outbox."
        case .heldByConflict: "Press ! to resolve the conflict."
        case .choiceNeeded: "Press m to take mine, t to take theirs."
        case .cannot, .cannotHold: "Press b for the address books and their directories."
        case .lost: "Press u again to undo the change before it."
        case .photoStays: "Press p to choose another photo."
        case .photoGone: "Press p to choose it from a file."
        case .photoNeedsFile: "Save the picture to a file, then press p to choose it."
        }
    }

    private static func hint(for error: SyncError) -> String? {
        switch error {
        case .noSuchBook: books
        case .heldBack: "Check the directory. If the contacts are really gone, press b, then r, and answer Remove."
        case .bookChanged, .busy: "Press r to retry."
        case .store(let cause): hint(for: cause)
        default: nil
        }
    }

    private static func hint(for error: BookError) -> String? {
        switch error {
        case .urlNeeded: "Enter it in the field URL."
        case .kindNeeded: "Press Ctrl-T to choose a directory kind."
        case .notBound: "Press b, then n, to add a book with a directory."
        default: nil
        }
    }

    private static func hint(for error: OpeningError) -> String? {
        switch error {
        case .badAddress, .badURL: "Press e to correct it."
        case .badNumber: "Press e to correct it; only digits can be dialed."
        case .badTemplate(let setting, _): "Set it in the shell: kith config set \(setting) 'PROGRAM {}'."
        case .noDisplay: "Set a command in the shell, such as: kith config set \(Setting.openerEmail.key) 'PROGRAM {}'."
        case .cannotStart, .failed, .ended: "See the opener settings in `kith config list --all`."
        }
    }
}

extension Explanation {
    /// The error in its own words, with what to do by the app's keys.
    package init(inApp error: any Error) { self.init(error, hint: KeyAdvice.hint) }

    /// The same before there is a screen with keys.
    package init(atStart error: any Error) { self.init(error, hint: KeyAdvice.hintAtStart) }
}
