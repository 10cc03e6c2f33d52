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
            TerminalProcess.forgetBacktraces()
            exit(MainLoop.run { await ProbeScreen.run() })
        case "raw":
            exit(JobShell(leavesTerminalRaw: true).run())
        default:
            exit(JobShell(leavesTerminalRaw: false).run())
        }
    }
}
