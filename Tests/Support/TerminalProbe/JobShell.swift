import Glibc

/// As much of a shell as it takes to start a job in the foreground, notice that it stops or ends, and continue it.
struct JobShell {
    let leavesTerminalRaw: Bool

    func run() -> Int32 {
        signal(SIGTTOU, SIG_IGN)
        if leavesTerminalRaw { makeRaw() }
        let before = attributes()
        guard let job = startJob() else { return 1 }
        tcsetpgrp(STDIN_FILENO, job)
        say("job \(job)")
        while true {
            var status: Int32 = 0
            guard waitpid(job, &status, WUNTRACED) == job else { return 1 }
            tcsetpgrp(STDIN_FILENO, getpgrp())
            let now = attributes()
            let isSame =
                now.c_iflag == before.c_iflag && now.c_oflag == before.c_oflag && now.c_lflag == before.c_lflag
            let echo = now.c_lflag & tcflag_t(ECHO | ICANON) == tcflag_t(ECHO | ICANON) ? "cooked" : "raw"
            let attributes = "attributes \(isSame ? "same" : "changed") \(echo)"
            guard status & 0xFF == 0x7F else {
                let signal = status & 0x7F
                say(signal == 0 ? "exit \(status >> 8 & 0xFF) \(attributes)" : "signal \(signal) \(attributes)")
                return 0
            }
            say("stopped \(attributes) by signal \(status >> 8)")
            _ = readLine()
            tcsetpgrp(STDIN_FILENO, job)
            kill(-job, SIGCONT)
        }
    }

    private func startJob() -> pid_t? {
        var settings = posix_spawnattr_t()
        posix_spawnattr_init(&settings)
        defer { posix_spawnattr_destroy(&settings) }
        var defaults = sigset_t()
        sigfillset(&defaults)
        posix_spawnattr_setsigdefault(&settings, &defaults)
        posix_spawnattr_setpgroup(&settings, 0)
        posix_spawnattr_setflags(&settings, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF))
        var job: pid_t = 0
        let arguments = [strdup("/proc/self/exe"), strdup("session"), nil]
        defer { for argument in arguments { free(argument) } }
        return posix_spawn(&job, "/proc/self/exe", nil, &settings, arguments, environ) == 0 ? job : nil
    }

    private func attributes() -> termios {
        var result = termios()
        tcgetattr(STDIN_FILENO, &result)
        return result
    }

    private func makeRaw() {
        var raw = attributes()
        cfmakeraw(&raw)
        tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    }

    private func say(_ line: String) {
        print("[shell] \(line)")
        fflush(nil)
    }
}
