internal import Composition
internal import Glibc
internal import TerminalUI

/// `kith-tui`: contacts on the whole screen.
@main
enum KithTUI {
    @MainActor
    static func main() {
        TerminalProcess.restartWithoutBacktraces()
        // A reader that goes away is told by write(2).
        signal(SIGPIPE, SIG_IGN)
        let front = Front(arguments: Array(CommandLine.arguments.dropFirst()), environment: Environment.current)
        exit(MainLoop.run { await front.run() })
    }
}
