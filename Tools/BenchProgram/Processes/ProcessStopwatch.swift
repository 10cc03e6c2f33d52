import Glibc

/// Runs whole processes one after the other, each from a cold start, and measures them from outside.
///
/// They share an environment of their own: the PATH of whoever measures, a UTF-8 locale, and a home folder in which
/// nobody has left settings. Ctrl-C ends the process that runs, which then counts as failed.
struct ProcessStopwatch {
    private let environment: [String: String]
    /// File that receives standard error, for the message when it fails.
    private let errorPath: String

    /// - Parameters:
    ///   - folder: becomes everybody's HOME.
    ///   - variables: added to the environment, or in the place of what it has otherwise.
    init(folder: String, variables: [String: String] = [:]) {
        let usual = [
            "PATH": SystemProgram.searchPath, "HOME": folder, "LC_ALL": "C.UTF-8", "TERM": "dumb",
            "SWIFT_BACKTRACE": "enable=no",
        ]
        environment = usual.merging(variables) { _, wanted in wanted }
        errorPath = "\(folder)/standard-error"
    }

    /// The figures of one run. Throws ``BenchError`` where the program does not start, fails, or writes too little.
    func time(_ command: ProcessCommand) throws(BenchError) -> Figures {
        let start = Self.now()
        let (process, output) = try spawn(command)
        let outputBytes = Self.drain(output)
        var status: Int32 = 0
        var usage = rusage()
        while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
        let wallSeconds = Self.now() - start
        guard status == 0 else { throw .failed(command.text, status: status, said: said()) }
        guard outputBytes >= command.leastOutput else {
            throw .tooLittleOutput(command.text, bytes: outputBytes, least: command.leastOutput)
        }
        return Figures(
            wallSeconds: wallSeconds, processorSeconds: Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime),
            peakKibibytes: usage.ru_maxrss, outputBytes: outputBytes)
    }

    /// The process, and the end of a pipe at which its output arrives.
    private func spawn(_ command: ProcessCommand) throws(BenchError) -> (process: pid_t, output: Int32) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .system("no pipe", errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errorPath, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        var attributes = Self.ordinarySignals()
        defer { posix_spawnattr_destroy(&attributes) }
        let words = ([command.path] + command.arguments).map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in words + variables { free(text) } }
        var process = pid_t()
        let result = posix_spawn(&process, command.path, &actions, &attributes, words, variables)
        close(ends[1])
        guard result == 0 else {
            close(ends[0])
            throw .system("cannot start \(command.path)", result)
        }
        return (process, ends[0])
    }

    /// No signal is blocked, and Ctrl-C ends the process, whatever holds for this program.
    private static func ordinarySignals() -> posix_spawnattr_t {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigaddset(&signals, SIGINT)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        return attributes
    }

    /// Reads to the end, and gives the number of bytes.
    private static func drain(_ output: Int32) -> Int {
        defer { close(output) }
        return withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 16) { buffer in
            var total = 0
            while true {
                let count = read(output, buffer.baseAddress, buffer.count)
                if count > 0 { total += count }
                guard count > 0 || (count < 0 && errno == EINTR) else { return total }
            }
        }
    }

    /// The beginning of what the last process said on standard error.
    private func said() -> String {
        guard let file = fopen(errorPath, "r") else { return "" }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 1_000)
        let count = fread(&bytes, 1, bytes.count, file)
        return String(decoding: bytes.prefix(count), as: UTF8.self)
    }

    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
}
