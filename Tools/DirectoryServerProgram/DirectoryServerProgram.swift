// Runs the four directories on loopback until Ctrl-C: `Tools/directory-server [OPTIONS]`. What they say stands in the
// module DirectoryServer; here are the command line, the output and the signals.

import DirectoryServer
import Glibc
import Models

@main
enum DirectoryServerProgram {
    static func main() {
        let options: DirectoryServerOptions
        do {
            options = try DirectoryServerOptions(Array(CommandLine.arguments.dropFirst()))
        } catch {
            complain("directory-server: \(error)\n  See Tools/directory-server --help.\n")
            exit(2)
        }
        // Blocked before the first thread starts, so that no thread but this one takes them.
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        signal(SIGPIPE, SIG_IGN)
        do {
            let log: @Sendable (String) -> Void = { line in
                if options.isVerbose { say("\(line)\n") }
            }
            let server = try DirectoryServer(options, clock: clock, log: log)
            say(server.guide)
            var received: Int32 = 0
            sigwait(&signals, &received)
            server.stop()
        } catch {
            complain(
                """
                directory-server: port \(options.port) can't be had: \(error)
                  Another server may be running; choose another port with --port, or 0 for any.

                """)
            exit(1)
        }
    }

    private static let clock = WallClock {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Timestamp(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
    }

    private static func say(_ text: String) { write(text, to: STDOUT_FILENO) }

    private static func complain(_ text: String) { write(text, to: STDERR_FILENO) }

    /// One write for each text, so that lines of several threads stay whole; of what a request says, only plain ASCII,
    /// since the rest may be obeyed by a terminal.
    private static func write(_ text: String, to descriptor: Int32) {
        let bytes = text.utf8.filter { $0 == 0x0A || (0x20..<0x7F).contains($0) }
        _ = Glibc.write(descriptor, bytes, bytes.count)
    }
}
