internal import CommandLineErrors
internal import CommandLineStreams
internal import Glibc
internal import Models

/// The user's own editor.
struct TextEditor: Sendable {
    private let command: String

    /// VISUAL, else EDITOR, else `vi`.
    init(environment: [String: String]) {
        command = [environment["VISUAL"], environment["EDITOR"]].compactMap { $0 }.first { !$0.isEmpty } ?? "vi"
    }

    /// Has the user edit the file, and waits until they are done. Throws a ``CommandError`` where the editor could not be
    /// started or failed, or was told to end, as this process was.
    func edit(_ path: String, _ signals: TerminationSignals) throws {
        // An editor is a shell command by convention (git-var(1)); it is the user's own setting, and the file comes as
        // an argument of its own.
        let words = ["sh", "-c", command + " \"$@\"", command, path]
        let status = try run(words, signals)
        guard signals.received == nil else {
            throw CommandError(kind: "editor", "ended by a signal; nothing was changed", exitCode: .refused)
        }
        guard status == 0 else {
            let reason = status == 127 << 8 ? "was not found" : "ended with a failure"
            throw CommandError(
                kind: "editor", "the editor \(command.quoted) \(reason); nothing was changed",
                hint: "Set VISUAL or EDITOR to the command of an editor.", exitCode: .refused)
        }
    }

    /// As waitpid(2) has it; nil where the editor was told to end and goes on.
    private func run(_ words: [String], _ signals: TerminationSignals) throws -> Int32? {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // Standard output is for the result: where that is no terminal, the editor paints where messages go.
        if isatty(STDOUT_FILENO) == 0 { posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO) }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var defaults = sigset_t()
        sigemptyset(&defaults)
        for number in [SIGPIPE, SIGINT, SIGQUIT] { sigaddset(&defaults, number) }
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
        defer { for word in arguments { free(word) } }
        arguments.append(nil)
        // Ctrl-C belongs to the editor while it runs.
        let interrupt = signal(SIGINT, SIG_IGN)
        let quit = signal(SIGQUIT, SIG_IGN)
        defer {
            signal(SIGINT, interrupt)
            signal(SIGQUIT, quit)
        }
        var child = pid_t()
        let result = posix_spawn(&child, "/bin/sh", &actions, &attributes, arguments, environ)
        guard result == 0 else {
            throw CommandError(
                kind: "editor", "couldn't start a shell: \(String(cString: strerror(result)))",
                exitCode: .storeFailed)
        }
        return signals.wait(for: child)
    }
}
