internal import Glibc
internal import Synchronization

/// A program that runs beside the test; its output can be read, its input is /dev/null.
final class ChildProcess: Sendable {
    private let process: pid_t
    private let output: Int32
    private let isOver = Mutex(false)

    /// Searches the program in PATH. `folder` is its working directory.
    init(_ arguments: [String], in folder: String) throws(LoopbackError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw LoopbackError("pipe") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
        posix_spawn_file_actions_adddup2(&actions, ends[1], 2)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // The pool's threads block signals; a child that inherited that could not be ended.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        var child = pid_t()
        // A shell only changes the folder: what it runs comes as arguments, never as text of the script.
        let words = ["sh", "-c", #"cd "$0" && exec "$@""#, folder] + arguments
        var pointers = words.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        let result = posix_spawnp(&child, "sh", &actions, &attributes, &pointers, environ)
        close(ends[1])
        guard result == 0 else {
            close(ends[0])
            throw LoopbackError(reason: "posix_spawnp: \(String(cString: strerror(result)))")
        }
        process = child
        output = ends[0]
    }

    deinit {
        stop()
        close(output)
    }

    /// The output up to the first line that begins so, or up to its end.
    func output(through start: String? = nil) -> String {
        var text = ""
        var chunk = [UInt8](repeating: 0, count: 4_096)
        while true {
            if let start, text.split(separator: "\n").contains(where: { $0.hasPrefix(start) }), text.hasSuffix("\n") {
                return text
            }
            let count = read(output, &chunk, chunk.count)
            guard count > 0 else { return text }
            text += String(decoding: chunk.prefix(count), as: UTF8.self)
        }
    }

    /// Ends it with SIGTERM, and waits for its end.
    func stop() {
        isOver.withLock { isOver in
            if !isOver {
                kill(process, SIGTERM)
                waitpid(process, nil, 0)
            }
            isOver = true
        }
    }

    /// Waits for its end; true for exit status 0.
    func succeeded() -> Bool {
        isOver.withLock { isOver in
            var status: Int32 = -1
            if !isOver { waitpid(process, &status, 0) }
            isOver = true
            return status == 0
        }
    }
}
