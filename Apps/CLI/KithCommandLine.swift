internal import ArgumentParsing
internal import CommandLineStreams
internal import Composition
internal import Glibc

/// `kith`: contacts in the shell.
@main
@MainActor
enum KithCommandLine {
    static func main() async {
        // A reader that goes away is told by write(2), so that the store is closed properly before the end.
        signal(SIGPIPE, SIG_IGN)
        // A stream that was closed before the start must not become the store's file; using it fails as before.
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
        do throws(CommandError) {
            let environment = try Environment.current()
            exit(await Front(arguments: try ProgramArguments.current(), environment: environment).run())
        } catch {
            let terminal = StreamFacts(descriptor: STDERR_FILENO, environment: [:], color: "never")
            Diagnostics(isQuiet: false, isJSON: false, terminal: terminal).fail(error)
            exit(error.exitCode.rawValue)
        }
    }
}
