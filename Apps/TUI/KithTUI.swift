internal import CommandLineStreams
internal import Composition
internal import Glibc
internal import TerminalUI

/// `kith-tui`: contacts on the whole screen.
@main
enum KithTUI {
    @MainActor
    static func main() {
        TerminalProcess.forgetBacktraces()
        // A reader that goes away is told by write(2).
        signal(SIGPIPE, SIG_IGN)
        do throws(CommandError) {
            let environment = try Environment.current()
            let front = Front(arguments: try ProgramArguments.current(), environment: environment)
            exit(MainLoop.run { await front.run() })
        } catch {
            exit(Front.fail(error))
        }
    }
}
