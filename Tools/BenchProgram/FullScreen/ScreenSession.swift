import Glibc

/// A full-screen program while it runs, and how it reacts.
final class ScreenSession {
    /// From the key to its effects.
    struct Reaction {
        var firstByteSeconds: Double
        var lastByteSeconds: Double
        var bytes: Int
    }

    /// Usual size of a terminal.
    static let columns = 80
    static let rows = 24
    private static let patienceSeconds = 60.0

    let facts: ProcessFacts
    /// From before the start to the last byte of the first whole frame.
    private(set) var firstFrameSeconds = 0.0
    /// Processor time until the first whole frame was there.
    private(set) var firstFrameProcessorSeconds = 0.0
    private let terminal: PseudoTerminal
    private let name: String
    private var answers = TerminalAnswers()

    /// Starts it, and comes back when its first frame is whole. Throws ``BenchError``.
    ///
    /// - Parameter home: becomes its HOME.
    init(_ program: ScreenProgram, home: String) throws(BenchError) {
        let environment = [
            "PATH": SystemProgram.searchPath, "HOME": home, "LC_ALL": "C.UTF-8", "TERM": "xterm-256color",
            "COLORTERM": "truecolor",
        ]
        name = program.name
        let start = Self.now()
        terminal = try PseudoTerminal(
            program.command, input: program.input, environment: environment, columns: Self.columns, rows: Self.rows)
        facts = ProcessFacts(process: terminal.process)
        try waitForFrame(program.wholeFrame, since: start)
    }

    /// Types, and waits until nothing has come for so long.
    func type(_ keys: String, quietMilliseconds: Int32) throws(BenchError) -> Reaction {
        let start = Self.now()
        terminal.write(Array(keys.utf8))
        var reaction = Reaction(firstByteSeconds: 0, lastByteSeconds: 0, bytes: 0)
        while true {
            let bytes = try read(quietMilliseconds)
            if bytes.isEmpty { return reaction }
            reaction.lastByteSeconds = Self.now() - start
            if reaction.bytes == 0 { reaction.firstByteSeconds = reaction.lastByteSeconds }
            reaction.bytes += bytes.count
        }
    }

    /// The bytes that it writes while nothing happens.
    func idle(seconds: Int) throws(BenchError) -> Int {
        let end = Self.now() + Double(seconds)
        var count = 0
        while true {
            let left = end - Self.now()
            if left <= 0 { return count }
            count += try read(Int32(left * 1_000) + 1).count
        }
    }

    /// Waits until nothing has come for so long: answers of the terminal are taken by then.
    func settle(quietMilliseconds: Int32) throws(BenchError) {
        while try !read(quietMilliseconds).isEmpty {}
    }

    private func waitForFrame(_ texts: [String], since start: Double) throws(BenchError) {
        var written: [UInt8] = []
        var isWhole = false
        while true {
            let bytes = try read(isWhole ? 15 : 1_000)
            if isWhole, bytes.isEmpty { return }
            written += bytes
            firstFrameSeconds = Self.now() - start
            firstFrameProcessorSeconds = facts.processorSeconds
            isWhole = isWhole || texts.allSatisfy { written.firstRange(of: Array($0.utf8)) != nil }
            guard firstFrameSeconds < Self.patienceSeconds else {
                throw .noFrame(name, Array(written.suffix(4_000)))
            }
        }
    }

    private func read(_ milliseconds: Int32) throws(BenchError) -> [UInt8] {
        guard let bytes = terminal.read(withinMilliseconds: milliseconds) else { throw .left(name) }
        let answer = answers.answers(to: bytes)
        if !answer.isEmpty { terminal.write(answer) }
        return bytes
    }

    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
