internal import ArgumentParsing
internal import Composition
internal import Glibc

/// `kith`: contacts in the shell.
@main
@MainActor
enum KithCommandLine {
    static func main() async {
        // A reader that goes away is told by write(2), so that the store is closed properly before the end.
        signal(SIGPIPE, SIG_IGN)
        let front = Front(arguments: Array(CommandLine.arguments.dropFirst()), environment: Environment.current)
        exit(await front.run())
    }
}
