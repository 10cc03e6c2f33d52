// MemoryProbe: runs a program and says how much memory it had at most. A test cannot measure that itself: what a child
// shares with its parent until it has its own program counts as the child's (getrusage(2)), and a test runner is large.
// It owns its one child; arguments, environment and streams are the child's as they came.

import Glibc

@main struct MemoryProbe {
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count > 2 else { return print("usage: MemoryProbe REPORT PROGRAM [ARGUMENTS]") }
        var child = pid_t()
        let words = arguments.dropFirst(2).map { strdup($0) } + [nil]
        guard posix_spawn(&child, arguments[2], nil, nil, words, environ) == 0 else { exit(127) }
        var status: Int32 = 0
        var usage = rusage()
        while wait4(child, &status, 0, &usage) < 0, errno == EINTR {}
        guard let report = fopen(arguments[1], "w") else { exit(127) }
        fputs("\(usage.ru_maxrss)\n", report)
        fclose(report)
        let signal = status & 0x7F
        exit(signal == 0 ? (status >> 8) & 0xFF : 128 + signal)
    }
}
