internal import CTerminal

/// What a full-screen program does before anything else.
package enum TerminalProcess {
    /// Starts the program anew without Swift's backtracer, which after a crash would wait 30 s at a prompt in the
    /// person's terminal. Call it first in `main`: it returns only in the process that stays. Where SWIFT_BACKTRACE is
    /// set already, nothing happens.
    package static func restartWithoutBacktraces() {
        cterminal_restart_without_backtraces(CommandLine.unsafeArgv)
    }
}
