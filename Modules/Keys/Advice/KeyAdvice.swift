internal import Editing
internal import ImageCache
internal import KithSettings
package import Models
internal import Opening
internal import Persistence
internal import Sync

/// What to do next by the app's own keys, for errors of modules that know no front. The dialogue line by line has the
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
        case ImageError.notAnImage: "PNG, JPEG, GIF and WebP are shown: choose another file."
        default: nil
        }
    }

    /// Before there is a screen with keys, and in the shell.
    package static func hintAtStart(for error: any Error) -> String? {
        switch error {
        case StoreError.noSuchBook: "`kith book list` names the books there are."
        case StoreError.failed: examine
        default: nil
        }
    }

    private static let books = "b shows the books there are."
    private static let examine = "Check the disk, and let `kith doctor` examine the store."

    private static func hint(for error: StoreError) -> String? {
        switch error {
        case .noSuchBook: books
        case .noSuchContact: "It may have been deleted meanwhile. T shows the trash."
        case .failed: examine
        default: nil
        }
    }

    private static func hint(for fault: EditError) -> String? {
        switch fault {
        case .noSuchBook: books
        case .noSuchContact: "It may have been deleted meanwhile. T shows the trash."
        case .notInTrash: "T shows what is there."
        case .noConflict: "O shows those there are."
        case .nothingWaits: "O shows the changes that do."
        case .heldByConflict: "! settles the conflict: that says what counts."
        case .choiceNeeded: "m takes mine, t theirs."
        case .cannot, .cannotHold: "b shows the books, and what each is bound to."
        case .lost: "u once more takes back what was done before that."
        case .photoStays: "p chooses another photo instead."
        case .photoGone: "p chooses it from its file."
        case .photoNeedsFile: "Save the picture to a file; p chooses that."
        }
    }

    private static func hint(for error: SyncError) -> String? {
        switch error {
        case .noSuchBook: books
        case .heldBack: "Check the directory. If that is right, r in the books (b) asks again."
        case .bookChanged, .busy: "r tries again."
        case .store(let cause): hint(for: cause)
        default: nil
        }
    }

    private static func hint(for fault: BookError) -> String? {
        switch fault {
        case .urlNeeded: "Type it in the field URL."
        case .kindNeeded: "Ctrl-T chooses a kind of directory."
        case .notBound: "n in the books (b) adds another one, with a directory."
        default: nil
        }
    }

    private static func hint(for error: OpeningError) -> String? {
        switch error {
        case .badAddress, .badURL: "e corrects it."
        case .badNumber: "e corrects it: digits, and no letters, can be dialled."
        case .badTemplate(let setting, _): "Set it in the shell: kith config set \(setting) 'PROGRAM {}'."
        case .noDisplay: "Set a command in the shell, such as: kith config set \(Setting.openerEmail.key) 'PROGRAM {}'."
        case .cannotStart, .failed, .ended: "`kith config list --all` shows the opener settings."
        }
    }
}

extension Explanation {
    /// The error in its own words, with what to do by the app's keys.
    package init(inApp error: any Error) { self.init(error, hint: KeyAdvice.hint) }

    /// The same before there is a screen with keys.
    package init(atStart error: any Error) { self.init(error, hint: KeyAdvice.hintAtStart) }
}
