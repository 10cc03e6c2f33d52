// A full-screen program that does nothing but hold the terminal and show its last event, and a shell with job control
// that runs it. TerminalUI's tests start the shell on a pseudo-terminal and see what is left of every way out.

import Glibc
import TerminalUI

@main
enum TerminalProbe {
    @MainActor
    static func main() {
        switch CommandLine.arguments.dropFirst().first {
        case "session":
            takeForeground()
            TerminalProcess.forgetBacktraces()
            exit(MainLoop.run { await ProbeScreen.run() })
        case "raw":
            exit(JobShell(leavesTerminalRaw: true).run())
        default:
            exit(JobShell(leavesTerminalRaw: false).run())
        }
    }

    /// As a job does before it runs its program, so that it need not wait for its shell: it would be stopped by its first
    /// call to the terminal, and continued, which it would show.
    private static func takeForeground() {
        signal(SIGTTOU, SIG_IGN)
        tcsetpgrp(STDIN_FILENO, getpgrp())
        signal(SIGTTOU, SIG_DFL)
    }
}
