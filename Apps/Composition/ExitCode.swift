/// How a front ends, as terminal.md's table has it.
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
    case internalFault = 70
    case storeFailed = 74
    case misconfigured = 78
}
