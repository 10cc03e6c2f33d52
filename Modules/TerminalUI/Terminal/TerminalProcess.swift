internal import CTerminal

/// What a full-screen program does before anything else.
package enum TerminalProcess {
    /// Takes crashes back from Swift's backtracer, which would wait 30 s at a prompt in the person's terminal. Call it
    /// first in `main`. (To start anew with SWIFT_BACKTRACE set costs a millisecond.)
    package static func forgetBacktraces() {
        cterminal_forget_backtraces()
    }
}
