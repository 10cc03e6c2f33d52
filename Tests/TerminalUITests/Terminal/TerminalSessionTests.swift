import Glibc
import Processes
import SeededNumbers
import TerminalUI
import Testing

/// Over real pseudo-terminals: a shell with job control starts the probe and reports how it left the terminal.
@Suite(.serialized, .waiting)
struct TerminalSessionTests {
    private let on: Set = [1000, 1004, 1006, 1049, 2004]
    private let off: Set = [7, 25]

    private func start(_ arguments: [String] = []) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(arguments)
        try terminal.wait(for: "<nothing>")
        #expect(terminal.modes == on)
        return terminal
    }

    @Test func `quitting gives the terminal back as it was`() throws {
        let terminal = try start()
        terminal.send("q")
        try terminal.wait(for: "[shell] exit 0 attributes same cooked")
        #expect(terminal.modes == off)
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGINT, SIGSEGV, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE])
    func `a signal that ends the process gives the terminal back first`(signal: Int32) throws {
        let terminal = try PseudoTerminal()
        let job = try terminal.job()
        try terminal.wait(for: "<nothing>")
        kill(job, signal)
        try terminal.wait(for: "[shell] signal \(signal) attributes same cooked")
        #expect(terminal.modes == off)
    }

    @Test(arguments: 0..<20)
    func `a signal at any moment of the start leaves the terminal as it was`(moment: Int32) throws {
        let terminal = try PseudoTerminal()
        let job = try terminal.job()
        poll(nil, 0, moment)
        kill(job, SIGTERM)
        try terminal.wait(for: "[shell] signal 15 attributes same cooked")
        #expect(terminal.modes == off)
    }

    @Test(arguments: [("#", SIGILL), ("~", SIGSEGV)])
    func `a crash of the program gives the terminal back, and no debugger asks`(key: String, signal: Int32) throws {
        let terminal = try start()
        terminal.send(key)
        try terminal.wait(for: "[shell] signal \(signal) attributes same cooked")
        #expect(terminal.modes == off)
        #expect(!terminal.text.contains("Press space"))
    }

    @Test func `Ctrl-Z stops the job with the terminal given back, and fg brings everything on again`() throws {
        let terminal = try start()
        for _ in 0..<3 {
            terminal.send("\u{1A}")
            try terminal.wait(for: "[shell] stopped attributes same cooked")
            #expect(terminal.modes == off)
            terminal.resize(columns: 60, rows: 20)
            terminal.send("fg\n")
            try terminal.wait(for: "60x20")
            try terminal.wait(for: "<resumed>")
            #expect(terminal.modes == on)
        }
        terminal.send("a")
        try terminal.wait(for: "<typed a>")
        terminal.send("q")
        try terminal.wait(for: "[shell] exit 0 attributes same cooked")
        #expect(terminal.modes == off)
    }

    @Test func `SIGTSTP from outside does as Ctrl-Z`() throws {
        let terminal = try PseudoTerminal()
        let job = try terminal.job()
        try terminal.wait(for: "<nothing>")
        kill(job, SIGTSTP)
        try terminal.wait(for: "[shell] stopped attributes same cooked")
        #expect(terminal.modes == off)
        terminal.send("fg\n")
        try terminal.wait(for: "<resumed>")
        #expect(terminal.modes == on)
    }

    @Test func `a job that is stopped and continued from outside repaints`() throws {
        let terminal = try PseudoTerminal()
        let job = try terminal.job()
        try terminal.wait(for: "<nothing>")
        kill(job, SIGSTOP)
        try terminal.wait(for: "[shell] stopped")
        terminal.send("fg\n")
        try terminal.wait(for: "<resumed>")
        terminal.send("q")
        try terminal.wait(for: "[shell] exit 0 attributes same cooked")
    }

    @Test func `where no shell could continue it, Ctrl-Z does nothing`() throws {
        let terminal = try PseudoTerminal(["session"])
        try terminal.wait(for: "<nothing>")
        terminal.send("\u{1A}x")
        try terminal.wait(for: "<typed x>")
        #expect(terminal.modes == on)
    }

    @Test func `a terminal that was left raw is given back in order`() throws {
        let terminal = try start(["raw"])
        terminal.send("q")
        try terminal.wait(for: #/\[shell\] exit 0 attributes changed cooked/#)
        #expect(terminal.modes == off)
    }

    @Test func `a child gets the terminal and the program gets it back`() throws {
        let terminal = try start()
        terminal.send("%")
        try terminal.wait(for: "child has the terminal")
        let child = try #require(terminal.text.firstRange(of: "child has the terminal"))
        #expect(terminal.text[..<child.lowerBound].hasSuffix("\u{1B}[?1049l"))
        try terminal.wait(for: "<typed %>")
        #expect(terminal.modes == on)
        terminal.send("q")
        try terminal.wait(for: "[shell] exit 0 attributes same cooked")
    }

    @Test func `the mouse stays off until it is switched on again, and every way out undoes it`() throws {
        let terminal = try start()
        terminal.send("-")
        try terminal.wait(for: "<typed ->")
        #expect(terminal.modes == on.subtracting([1000, 1006]))
        terminal.send("\u{1A}")
        try terminal.wait(for: "[shell] stopped attributes same cooked")
        #expect(terminal.modes == off)
        terminal.send("fg\n")
        try terminal.wait(for: "<resumed>")
        #expect(terminal.modes == on.subtracting([1000, 1006]))
        terminal.send("%")
        try terminal.wait(for: "<typed -%>")
        #expect(terminal.modes == on.subtracting([1000, 1006]))
        terminal.send("+")
        try terminal.wait(for: "<typed -%+>")
        #expect(terminal.modes == on)
        terminal.send("-q")
        try terminal.wait(for: "[shell] exit 0 attributes same cooked")
        #expect(terminal.modes == off)
    }

    @Test func `what a terminal says of its background arrives as an answer, in whichever form`() throws {
        let terminal = try start()
        for (form, ending) in [("rgb:ffff/ffff/ffff", "\u{1B}\\"), ("rgb:ff/ff/ff", "\u{7}")] {
            terminal.send("\u{1B}]11;\(form)\(ending)")
            try terminal.wait(for: "color(code: 11, red: 255, green: 255")
            terminal.send("x")
            try terminal.wait(for: #/<typed x+>/#)
        }
        // What is none is swallowed, however long it is.
        terminal.send("\u{1B}]11;rgb:\(String(repeating: "f", count: 100_000))\u{7}")
        terminal.send("\u{1B}]11;rgb:zz/1/2\u{1B}\\y")
        try terminal.wait(for: "<typed xxy>")
    }

    @Test func `keys, a lone Escape, pastes and answers arrive as events`() throws {
        let terminal = try start()
        terminal.send("jj山")
        try terminal.wait(for: "<typed jj山")
        terminal.send("\u{1B}[200~two\rlines\u{1B}[201~")
        try terminal.wait(for: #"<input paste("two\nlines", isTruncated: false)>"#)
        terminal.send("!")
        try terminal.wait(for: "\u{1B}[c")
        terminal.send("\u{1B}[?6")
        terminal.send("2;4c")
        try terminal.wait(for: "<input answer(")
        terminal.send("\u{1B}")
        try terminal.wait(for: "<escape>")
    }

    @Test func `an answer that comes when the program leaves is not typed into the shell`() throws {
        let terminal = try start()
        terminal.send("!")
        try terminal.wait(for: "\u{1B}[c")
        terminal.send("q")
        try terminal.wait(for: "\u{1B}[?1049l")
        terminal.send("\u{1B}[?62;4c")
        try terminal.wait(for: "[shell] exit 0 attributes same cooked")
        #expect(!terminal.text.contains("^[[?62"))
    }

    // MARK: - The kitty keyboard protocol

    /// What kitty 0.35 and foot 1.16 answer to the question and DA1.
    static let kitty = "\u{1B}[?0u\u{1B}[?62;c"
    static let foot = "\u{1B}[?0u\u{1B}[?62;4;22;28c"

    /// A terminal that was asked, and has answered so.
    private func answered(_ answer: String) throws -> (terminal: PseudoTerminal, job: pid_t) {
        let terminal = try PseudoTerminal()
        let job = try terminal.job()
        try terminal.wait(for: "<nothing>")
        terminal.send("!")
        try terminal.wait(for: "\u{1B}[?u\u{1B}[c")
        terminal.send(answer)
        try terminal.wait(for: "deviceAttributes")
        return (terminal, job)
    }

    @Test(arguments: [kitty, foot])
    func `where the terminal knows the keyboard protocol it is on, and off on every way out`(answer: String) throws {
        let (terminal, job) = try answered(answer)
        #expect(terminal.keyboard == (shell: [7], app: [5]))
        // Each key in kitty's form: Ctrl-Z, Escape, and a letter.
        terminal.send("\u{1B}[122;5u")
        try terminal.wait(for: "[shell] stopped attributes same cooked")
        #expect(terminal.keyboard == (shell: [7], app: []))
        terminal.send("fg\n")
        try terminal.wait(for: "<resumed>")
        #expect(terminal.keyboard == (shell: [7], app: [5]))
        terminal.send("\u{1B}[27u")
        try terminal.wait(for: "<escape>")
        terminal.send("%")
        try terminal.wait(for: "child has the terminal")
        let child = try #require(terminal.text.firstRange(of: "child has the terminal"))
        #expect(terminal.text[..<child.lowerBound].contains(#/\u{1B}\[<u.*\u{1B}\[\?1049l$/#.dotMatchesNewlines()))
        try terminal.wait(for: "<typed !%>")
        #expect(terminal.keyboard == (shell: [7], app: [5]))
        // Stopped from outside, it is not asked, and nothing is there twice.
        kill(job, SIGSTOP)
        try terminal.wait(for: "[shell] stopped")
        terminal.send("fg\n")
        try terminal.wait(for: "<resumed>")
        #expect(terminal.keyboard == (shell: [7], app: [5]))
        terminal.send("q")
        try terminal.wait(for: "[shell] exit 0 attributes same cooked")
        #expect(terminal.keyboard == (shell: [7], app: []))
        #expect(terminal.modes == off)
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT])
    func `a signal that ends the process takes the keyboard protocol off too`(signal: Int32) throws {
        let (terminal, job) = try answered(Self.kitty)
        kill(job, signal)
        try terminal.wait(for: "[shell] signal \(signal) attributes same cooked")
        #expect(terminal.keyboard == (shell: [7], app: []))
        #expect(terminal.modes == off)
    }

    @Test func `a crash takes the keyboard protocol off too`() throws {
        let (terminal, _) = try answered(Self.foot)
        terminal.send("~")
        try terminal.wait(for: "[shell] signal \(SIGSEGV) attributes same cooked")
        #expect(terminal.keyboard == (shell: [7], app: []))
        #expect(terminal.modes == off)
    }

    @Test func `a terminal that does not know the keyboard protocol gets nothing of it`() throws {
        let (terminal, _) = try answered("\u{1B}[?64;1;9;15c")
        terminal.send("\u{1A}")
        try terminal.wait(for: "[shell] stopped attributes same cooked")
        terminal.send("fg\n")
        try terminal.wait(for: "<resumed>")
        terminal.send("q")
        try terminal.wait(for: "[shell] exit 0 attributes same cooked")
        #expect(!terminal.text.contains(#/\u{1B}\[[<>][0-9]*u/#))
    }

    @Test func `a storm of resizes ends with the last size`() throws {
        let terminal = try start()
        var generator = SeededGenerator(seed: 11)
        for _ in 0..<100 {
            terminal.resize(
                columns: .random(in: 1...200, using: &generator), rows: .random(in: 1...60, using: &generator))
        }
        terminal.resize(columns: 1, rows: 1)
        terminal.resize(columns: 77, rows: 11)
        try terminal.wait(for: "77x11")
        terminal.send("q")
        try terminal.wait(for: "[shell] exit 0 attributes same cooked")
    }

    @Test func `a resize there and back at once is told`() throws {
        let terminal = try PseudoTerminal()
        let job = try terminal.job()
        try terminal.wait(for: "<nothing>")
        terminal.resize(columns: 60, rows: 20)
        terminal.resize(columns: 80, rows: 24)
        try terminal.wait(for: "80x24")
        try terminal.wait(for: "<resized>")
        terminal.send("a")
        try terminal.wait(for: "<typed a>")
        kill(job, SIGWINCH)
        try terminal.wait(for: "80x24")
        try terminal.wait(for: "<resized>")
    }

    @Test func `a terminal that goes away ends the program`() throws {
        let terminal = try PseudoTerminal()
        let job = try terminal.job()
        try terminal.wait(for: "<nothing>")
        terminal.hangUp()
        let deadline = ContinuousClock.now + .seconds(60)
        while isRunning(job), ContinuousClock.now < deadline { poll(nil, 0, 5) }
        #expect(!isRunning(job))
    }

    /// False for a process that ended, also when nobody has asked for its status yet.
    private func isRunning(_ process: pid_t) -> Bool {
        guard let file = fopen("/proc/\(process)/stat", "r") else { return false }
        defer { fclose(file) }
        var buffer = [UInt8](repeating: 0, count: 512)
        let count = fread(&buffer, 1, buffer.count, file)
        return !String(decoding: buffer[..<count], as: UTF8.self).contains(") Z ")
    }

    @Test func `nothing wakes up while nothing happens`() throws {
        let terminal = try PseudoTerminal()
        let job = try terminal.job()
        try terminal.wait(for: "<nothing>")
        // In the first window the start itself may still come to rest.
        var wakeUps: [Int] = []
        for _ in 0..<3 where wakeUps.last != 0 {
            let before = try contextSwitches(of: job)
            poll(nil, 0, 2_000)
            let after = try contextSwitches(of: job)
            wakeUps.append(after.reduce(0) { $0 + $1.value - (before[$1.key] ?? 0) })
        }
        #expect(wakeUps.last == 0, "\(wakeUps)")
        terminal.send("x")
        try terminal.wait(for: "<typed x>")
    }

    /// By thread.
    private func contextSwitches(of process: pid_t) throws -> [Int: Int] {
        let folder = try #require(opendir("/proc/\(process)/task"))
        defer { closedir(folder) }
        var switches: [Int: Int] = [:]
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard let thread = Int(name), let file = fopen("/proc/\(process)/task/\(name)/status", "r") else {
                continue
            }
            defer { fclose(file) }
            var buffer = [UInt8](repeating: 0, count: 8_192)
            let count = fread(&buffer, 1, buffer.count, file)
            let status = String(decoding: buffer[..<count], as: UTF8.self)
            if let match = status.firstMatch(of: #/\nvoluntary_ctxt_switches:\s*([0-9]+)/#) {
                switches[thread] = Int(match.1)
            }
        }
        return switches
    }
}
