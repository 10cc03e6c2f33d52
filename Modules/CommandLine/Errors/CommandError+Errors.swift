internal import AddressBooks
package import CommandLineStreams
internal import Configuration
internal import Directories
internal import EditFeature
internal import Editing
internal import ImageCache
internal import ImageChoosing
package import Models
internal import Networking
internal import Opening
internal import Persistence
internal import Sync

extension CommandError {
    /// Maps any of Kith's errors to a ``CommandError``. An unknown error is reported as an internal one.
    ///
    /// - Parameter hint: what to do next in the words of a front's own keys or commands, for an error that is not wrapped
    ///   any more; nil for the words of the module, which knows no front.
    package init(_ error: any Error, hint: (any Error) -> String?) {
        let cause = Explanation.cause(of: error)
        self.init(explaining: cause)
        if let hint = hint(cause) { self.init(kind: kind, message, hint: hint, exitCode: exitCode) }
    }

    private init(explaining error: any Error) {
        switch error {
        case let problem as CommandError: self = problem
        case let error as any ClassifiedError: self.init(error, kind: error.kind, exitCode: error.exitCode)
        case let error as ConfigurationError: self.init(configuration: error)
        case let error as StoreError:
            self.init(error, kind: error.isAboutNames ? "not-found" : "store", exitCode: error.exitCode)
        case let error as SyncError: self.init(sync: error)
        case let error as BookError: self.init(error, kind: "validation", exitCode: error.exitCode)
        case DraftError.invalid(let messages):
            self.init(
                kind: "validation", (["nothing was saved:"] + messages.map(\.line)).joined(separator: "\n"),
                hint: "Correct the values and try again.", exitCode: .refused)
        case let error as EditError: self.init(error, kind: error.kind, exitCode: error.exitCode)
        case let error as DraftError: self.init(error, kind: "conflict", exitCode: .conflict)
        case let error as OpeningError: self.init(error, kind: error.kind, exitCode: error.exitCode)
        case let error as ImageError: self.init(error, kind: error.kind, exitCode: error.exitCode)
        case let error as PictureFileError: self.init(error, kind: error.kind, exitCode: error.exitCode)
        case let error as DirectoryError: self.init(error, kind: error.kind, exitCode: error.exitCode)
        default:
            let error = Explanation(error)
            self.init(kind: "internal", error.message, hint: error.hint, exitCode: .internalError)
        }
    }

    private init(_ error: any ExplainedError, kind: String, exitCode: ExitCode) {
        self.init(kind: kind, error.message, hint: error.hint, exitCode: exitCode)
    }

    private init(configuration error: ConfigurationError) {
        let (kind, exitCode): (String, ExitCode) =
            switch error.kind {
            case .syntax, .invalidKey, .invalidValue, .tooLarge: ("config", .misconfigured)
            case .emptyHome: ("usage", .usage)
            default: ("file", .storeFailed)
            }
        self.init(kind: kind, error.message, hint: error.hint, exitCode: exitCode)
    }

    private init(sync error: SyncError) {
        switch error {
        case .directory(_, let cause): self.init(error, kind: cause.kind, exitCode: cause.exitCode)
        case .store(let cause): self.init(explaining: cause)
        case .heldBack: self.init(error, kind: "held-back", exitCode: .conflict)
        case .noSuchBook: self.init(error, kind: "not-found", exitCode: .nothingFound)
        case .notBound: self.init(error, kind: "validation", exitCode: .refused)
        case .unknownKind: self.init(error, kind: "config", exitCode: .misconfigured)
        case .bookChanged: self.init(error, kind: "conflict", exitCode: .conflict)
        case .busy: self.init(error, kind: "busy", exitCode: .storeFailed)
        }
    }
}

extension RefusalMessage {
    /// The message behind the name of its field, as a line of its own.
    package var line: String { "  " + (field.map { "\($0.rawValue): " } ?? "") + text.excerpt(400) }
}

extension StoreError {
    fileprivate var isAboutNames: Bool {
        switch self {
        case .noSuchBook, .noSuchContact: true
        default: false
        }
    }

    fileprivate var exitCode: ExitCode {
        switch self {
        case .noSuchBook, .noSuchContact: .nothingFound
        case .bookExists, .duplicate, .notOnDisk: .refused
        default: .storeFailed
        }
    }
}

extension EditError {
    fileprivate var kind: String {
        switch self {
        case .noSuchBook, .noSuchContact, .notInTrash, .noConflict, .nothingWaits, .lost: "not-found"
        case .heldByConflict: "conflict"
        case .choiceNeeded: "usage"
        case .cannot, .cannotHold, .photoStays, .photoGone, .photoNeedsFile: "validation"
        }
    }

    fileprivate var exitCode: ExitCode {
        switch self {
        case .noSuchBook, .noSuchContact, .notInTrash, .noConflict, .nothingWaits, .lost: .nothingFound
        case .heldByConflict: .conflict
        case .choiceNeeded: .usage
        case .cannot, .cannotHold, .photoStays, .photoGone, .photoNeedsFile: .refused
        }
    }
}

extension OpeningError {
    fileprivate var kind: String {
        switch self {
        case .badAddress, .badNumber, .badURL: "validation"
        case .badTemplate: "config"
        case .noDisplay, .cannotStart, .failed, .ended: "opener"
        }
    }

    fileprivate var exitCode: ExitCode {
        switch self {
        case .badAddress, .badNumber, .badURL, .noDisplay: .refused
        case .badTemplate: .misconfigured
        // The program stands in the settings, or the desktop chose it.
        case .cannotStart: .misconfigured
        // As an editor that fails: nothing was done.
        case .failed, .ended: .refused
        }
    }
}

extension ImageError {
    fileprivate var exitCode: ExitCode {
        switch self {
        case .notStored: .nothingFound
        case .transfer: .directoryFailed
        case .storeFailed, .cannotKeep: .storeFailed
        case .libraryMissing, .formatUnavailable: .misconfigured
        case .unsupportedURL, .empty, .notAnImage, .damaged, .tooManyBytes, .tooManyPixels, .cannotEncode, .canceled:
            .refused
        }
    }
}

extension PictureFileError {
    fileprivate var kind: String {
        switch self {
        case .cannotRead, .cannotWrite: "file"
        case .notAFile, .tooLarge, .exists: "validation"
        }
    }

    fileprivate var exitCode: ExitCode {
        switch self {
        case .cannotRead, .cannotWrite: .storeFailed
        case .notAFile, .tooLarge, .exists: .refused
        }
    }
}

extension BookError {
    fileprivate var exitCode: ExitCode {
        switch self {
        case .unknownKind, .urlNeeded, .kindNeeded: .usage
        case .badName, .nameTaken, .notBound, .badBinding: .refused
        }
    }
}

extension DirectoryError {
    fileprivate var exitCode: ExitCode {
        switch self {
        case .http(.unauthorized), .http(.status(403, _, _, _)): .signInNeeded
        case .badURL, .unknownOption, .badOption, .refused: .refused
        case .gone: .conflict
        default: .directoryFailed
        }
    }
}
