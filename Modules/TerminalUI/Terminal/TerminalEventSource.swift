internal import CTerminal
internal import Glibc
internal import Synchronization

/// The thread that waits for input and signals. It sleeps in `poll` without a timeout unless a key is incomplete.
final class TerminalEventSource: Sendable {
    private enum Wake {
        static let again: UInt8 = 0
        static let stop: UInt8 = 255
    }

    private enum Outcome { case goOn, end }

    /// The pipe that signal handlers write to.
    let signalPipe: Int32
    private let signals: Int32
    private let events: TerminalEvents
    private let isStarted = Mutex(false)

    init(_ events: TerminalEvents) throws(TerminalError) {
        var ends: [Int32] = [-1, -1]
        guard cterminal_pipe(&ends) == 0 else { throw .failed(call: "pipe2", errno: errno) }
        (signals, signalPipe) = (ends[0], ends[1])
        self.events = events
    }

    deinit {
        Glibc.close(signals)
        Glibc.close(signalPipe)
    }

    func start(for session: TerminalSession, size: Size) throws(TerminalError) {
        let isFirst = isStarted.withLock { isStarted in
            defer { isStarted = true }
            return !isStarted
        }
        guard isFirst else { return }
        try PosixThread.start { [self] in run(session, size) }
    }

    func wake() {
        send(Wake.again)
    }

    func stop() {
        send(Wake.stop)
        if !isStarted.withLock({ $0 }) { events.finish() }
    }

    private func send(_ byte: UInt8) {
        var byte = byte
        // A full pipe wakes the thread as well.
        _ = Glibc.write(signalPipe, &byte, 1)
    }

    private func run(_ session: TerminalSession, _ initialSize: Size) {
        cterminal_unblock_signals()
        var decoder = InputDecoder()
        var size = initialSize
        var outcome = Outcome.goOn
        var parent = ParentWatch()
        defer { parent.close() }
        while outcome == .goOn {
            var ready = [pollfd(fd: signals, events: Int16(POLLIN), revents: 0)]
            // `poll` ignores a negative descriptor but keeps its place.
            ready.append(pollfd(fd: parent.descriptor, events: Int16(POLLIN), revents: 0))
            if session.readsInput { ready.append(pollfd(fd: session.device.input, events: Int16(POLLIN), revents: 0)) }
            let deadline = [decoder.deadline, parent.deadline].compactMap { $0 }.min()
            let count = poll(&ready, nfds_t(ready.count), Self.timeout(until: deadline))
            if count < 0, errno != EINTR { break }
            parent.look(hasEnded: ready[1].revents != 0, terminal: session.device.input)
            if ready[0].revents != 0 { outcome = takeSignals(session, &size) }
            if outcome == .goOn, count > 0, ready.count > 2, ready[2].revents != 0 {
                outcome = takeInput(session, &decoder)
            }
            deliver(decoder.flushPending(now: .now))
        }
        events.finish()
    }

    private func takeSignals(_ session: TerminalSession, _ size: inout Size) -> Outcome {
        var bytes = [UInt8](repeating: 0, count: 4_096)
        let count = max(0, Glibc.read(signals, &bytes, bytes.count))
        let numbers = Set(bytes[..<count])
        if let signal = [SIGTERM, SIGHUP].first(where: { numbers.contains(UInt8($0)) }) {
            events.yield(.terminated(signal))
            return .end
        }
        if numbers.contains(Wake.stop) { return .end }
        let isContinued = numbers.contains(UInt8(SIGCONT)) && session.resume()
        let newSize = session.device.size
        if isContinued {
            events.yield(.resumed(newSize))
        } else if newSize != size || numbers.contains(UInt8(SIGWINCH)) {
            events.yield(.resized(newSize))
        }
        size = newSize
        if numbers.contains(UInt8(SIGTSTP)) { session.suspend() }
        return .goOn
    }

    private func takeInput(_ session: TerminalSession, _ decoder: inout InputDecoder) -> Outcome {
        guard let bytes = session.read(into: &decoder) else { return .goOn }
        guard !bytes.isEmpty else {
            events.yield(.hangup)
            return .end
        }
        let input = decoder.feed(bytes, now: .now)
        if input.contains(where: \.endsAnswers) { session.noteAnswered() }
        deliver(input)
        return .goOn
    }

    private func deliver(_ input: [TerminalInput]) {
        for item in input { events.yield(.input(item)) }
    }

    /// In milliseconds, rounded up; -1 for no timeout.
    private static func timeout(until deadline: ContinuousClock.Instant?) -> Int32 {
        guard let deadline else { return -1 }
        let (seconds, attoseconds) = (deadline - .now).components
        guard seconds >= 0, attoseconds >= 0 else { return 0 }
        return Int32(min(seconds, 3_600) * 1_000 + attoseconds / 1_000_000_000_000_000 + 1)
    }
}
