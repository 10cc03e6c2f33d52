internal import CTerminal

/// Process setup before anything else in a full-screen program.
package enum TerminalProcess {
    /// Disables Swift's backtracer, which would wait 30 s at a prompt in the terminal after a crash. Call it first in
    /// `main`. (Restarting the process with SWIFT_BACKTRACE set would cost a millisecond.)
    package static func forgetBacktraces() {
        cterminal_forget_backtraces()
    }
}
