/// Exit code of a front, as documented in Modules/CommandLine/README.md.
package enum ExitCode: Int32, Sendable, CaseIterable {
    case done = 0
    case nothingFound = 1
    case usage = 2
    case ambiguous = 3
    case signInNeeded = 4
    case directoryFailed = 5
    case conflict = 6
    case refused = 7
    case partlyDone = 8
    case internalError = 70
    case storeFailed = 74
    case misconfigured = 78

    /// Meaning of the code, in the words of that table.
    package var meaning: String {
        switch self {
        case .done: "done"
        case .nothingFound: "nothing found"
        case .usage: "invalid command line"
        case .ambiguous: "ambiguous: several contacts match"
        case .signInNeeded: "a directory needs a sign-in, or refused it"
        case .directoryFailed:
            "a directory couldn't be reached, failed, or sent an invalid response; the store is unchanged"
        case .conflict: "conflict, or held back for confirmation"
        case .refused:
            """
            refused: invalid values, read-only book, missing capability, confirmation needed without a terminal (the \
            message names the flag), or you answered no
            """
        case .partlyDone: "partly done (the rest on stderr)"
        case .internalError: "an internal error in Kith"
        case .storeFailed: "couldn't read or write the store or a file"
        case .misconfigured: "invalid configuration or composition"
        }
    }
}
