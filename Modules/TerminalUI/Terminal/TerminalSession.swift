// TerminalUI draws full-screen programs: text and its width (Text), a grid of cells and the bytes that change it
// (Cells), keys (Input), the terminal's modes and events (Terminal), and views as plain values (Views).
// It owns the state of one terminal: what is shown, and which modes are on. It must not know what is drawn: no contacts,
// no commands, no settings. It asks a terminal nothing by itself and never waits for an answer.

internal import CTerminal
internal import Glibc
internal import Synchronization

/// The terminal while a full-screen program has it: raw, with its modes on.
///
/// Every way out undoes what was switched on: ``close()``, ``suspend()``, and the signals that end or crash a process,
/// by a handler that is there before the first mode is set. There can be one session in a process at a time, since
/// signal handlers belong to the process. Any thread may call it.
package final class TerminalSession: Sendable {
    private enum Phase { case left, entered, suspended, closed }

    private struct State {
        var phase = Phase.left
        var original: termios?
        var answersUntil: ContinuousClock.Instant?
        /// Until when answers may come to the last questions; nil once they are all there.
        var unansweredUntil: ContinuousClock.Instant?
        var entries = 0
        /// Modes of the table that the person does without for now.
        var off: Set<TerminalMode>
    }

    /// The terminal that the session has.
    package let device: TerminalDevice
    /// All that happens, in order, for one reader. Type-ahead is never dropped. Ends after ``close()`` or a hangup.
    package let events = TerminalEvents()
    private let modes: TerminalModes
    private let source: TerminalEventSource
    private let state: Mutex<State>

    /// Nothing is switched on until ``enter()``.
    ///
    /// - Parameters:
    ///   - modes: all that may be on; all of them are undone on every way out.
    ///   - off: those that are not on at first (``set(_:isOn:)``), beside the negotiated ones.
    package init(
        device: TerminalDevice, modes: TerminalModes = .standard(), off: Set<TerminalMode> = []
    ) throws(TerminalError) {
        self.device = device
        state = Mutex(State(off: off.union(modes.negotiated)))
        self.modes = modes
        source = try TerminalEventSource(events)
    }

    deinit {
        close()
    }

    /// Switches the terminal over, and starts its events the first time. A terminal that a killed program left raw is
    /// put right first, and so it is given back in the end. Gives the size; every later one comes as an event.
    @discardableResult
    package func enter() throws(TerminalError) -> Size {
        try state.withLock { state throws(TerminalError) in
            guard state.phase != .closed else { return }
            try switchOn(&state)
        }
        let size = device.size
        try source.start(for: self, size: size)
        source.wake()
        return size
    }

    /// How often the terminal was switched over, from 1 on: each time it was blank, and what had been painted was gone.
    /// Whoever paints differences compares it before each frame, since it may change on another thread.
    package var entries: Int { state.withLock { $0.entries } }

    /// Gives the terminal back, for a child program or a message; no event is read until ``enter()``.
    package func leave() {
        state.withLock { state in
            switchOff(&state, into: .left)
        }
    }

    /// Gives the terminal back for good and ends the events.
    package func close() {
        state.withLock { state in
            switchOff(&state, into: .closed)
            cterminal_notify(-1)
        }
        source.stop()
    }

    /// Stops the process as Ctrl-Z does; when it is continued, the modes come back and ``TerminalEvent/resumed(_:)``
    /// follows. Does nothing where no shell could continue it. SIGTSTP from outside does the same.
    package func suspend() {
        guard cterminal_can_stop() == 1 else { return }
        state.withLock { state in
            // While a child has the terminal, it is the child's to give back.
            if state.phase == .entered { switchOff(&state, into: .suspended) }
        }
        _ = cterminal_stop_group()
    }

    /// Switches one of the session's modes, now and each time the terminal comes back. One that is not among them is
    /// left alone, since nothing would undo it.
    package func set(_ mode: TerminalMode, isOn: Bool) {
        guard modes.modes.contains(mode) else { return }
        state.withLock { state in
            guard state.off.contains(mode) == isOn else { return }
            if isOn { state.off.remove(mode) } else { state.off.insert(mode) }
            guard state.phase == .entered else { return }
            if mode.isNegotiated {
                if isOn { pushNegotiated([mode], &state) } else { popNegotiated([mode], &state) }
            } else {
                writeAll(Array((isOn ? mode.enter : mode.leave).utf8))
            }
        }
    }

    /// While true, SIGTERM and SIGHUP do not end the process: the terminal is given back, and
    /// ``TerminalEvent/terminated(_:)`` is the last event. A second one ends it, and so does half a minute.
    package func deferEnd(_ isDeferred: Bool) { cterminal_defer_end(isDeferred ? 1 : 0) }

    /// Writes all bytes, in order. Nothing is written while the terminal is given back or gone.
    package func write(_ bytes: [UInt8]) {
        state.withLock { state in
            if state.phase == .entered { writeAll(bytes) }
        }
    }

    /// Writes questions and lets their answers have more time. Put DA1 (`CSI c`) last: its answer ends that.
    package func ask(_ bytes: [UInt8], patience: Duration = .seconds(5)) {
        state.withLock { state in
            guard state.phase == .entered else { return }
            state.answersUntil = .now + patience
            state.unansweredUntil = state.answersUntil
            writeAll(bytes)
        }
    }
}

// What the thread of the events calls.
extension TerminalSession {
    var readsInput: Bool { state.withLock { $0.phase == .entered } }

    /// Reads what is there, without waiting; nil when the session doesn't have the terminal, empty at its end.
    func read(into decoder: inout InputDecoder) -> [UInt8]? {
        state.withLock { state in
            if let end = state.answersUntil {
                decoder.expectAnswers(until: end)
                state.answersUntil = nil
            }
            guard state.phase == .entered else { return nil }
            // Between poll and the lock, another thread may have thrown the input away.
            var ready = pollfd(fd: device.input, events: Int16(POLLIN), revents: 0)
            guard poll(&ready, 1, 0) > 0 else { return nil }
            var count = 0
            let bytes = [UInt8](unsafeUninitializedCapacity: 16_384) { buffer, used in
                count = Glibc.read(device.input, buffer.baseAddress, buffer.count)
                used = max(0, count)
            }
            return count < 0 && (errno == EINTR || errno == EAGAIN) ? nil : bytes
        }
    }

    /// The terminal has answered the last of what it was asked.
    func noteAnswered() { state.withLock { $0.unansweredUntil = nil } }

    /// After SIGCONT: a shell may have changed anything meanwhile.
    func resume() -> Bool {
        state.withLock { state in
            guard state.phase == .suspended || state.phase == .entered else { return false }
            return (try? switchOn(&state)) != nil
        }
    }
}

extension TerminalSession {
    private func switchOn(_ state: inout State) throws(TerminalError) {
        var current = termios()
        guard tcgetattr(device.input, &current) == 0 else { throw .failed(call: "tcgetattr", errno: errno) }
        if state.phase == .entered {
            // A shell may have had the terminal meanwhile; nothing is to be there twice.
            popNegotiated(modes.negotiated.subtracting(state.off), &state)
        } else {
            let isRaw = cterminal_is_raw(&current) == 1
            if isRaw { cterminal_make_sane(&current) }
            state.original = current
            try arm(current, without: modes.negotiated)
            if isRaw { writeAll(modes.leaveBytes(without: modes.negotiated)) }
        }
        var raw = termios()
        cterminal_make_raw(&current, &raw)
        // A process in the background stops here until it is brought to the front.
        guard cterminal_set_attributes(device.input, &raw) == 0 else { throw .failed(call: "tcsetattr", errno: errno) }
        state.phase = .entered
        state.entries += 1
        writeAll(modes.enterBytes(without: state.off.union(modes.negotiated)))
        pushNegotiated(modes.negotiated.subtracting(state.off), &state)
    }

    private func arm(_ original: termios, without off: Set<TerminalMode>) throws(TerminalError) {
        var original = original
        let bytes = modes.leaveBytes(without: off)
        let result = bytes.withUnsafeBytes { buffer in
            cterminal_arm(
                device.output, &original, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count)
        }
        guard result == 0, cterminal_notify(source.signalPipe) == 0 else {
            throw .failed(call: "sigaction", errno: errno)
        }
    }

    /// What undoes them is at hand before they are on. The alternate screen has a stack of its own, and is on by now: to
    /// undo there what is not on yet takes nothing from the shell.
    private func pushNegotiated(_ pushed: Set<TerminalMode>, _ state: inout State) {
        guard !pushed.isEmpty, let original = state.original, (try? arm(original, without: state.off)) != nil else {
            return
        }
        writeAll(modes.modes.filter(pushed.contains).flatMap { Array($0.enter.utf8) })
    }

    /// The other way round, and for the same reason while the alternate screen is on.
    private func popNegotiated(_ popped: Set<TerminalMode>, _ state: inout State) {
        guard !popped.isEmpty, let original = state.original else { return }
        writeAll(modes.modes.reversed().filter(popped.contains).flatMap { Array($0.leave.utf8) })
        // Where this fails, the process is ending, and its handler has undone everything.
        try? arm(original, without: state.off.union(popped))
    }

    /// The handlers stay armed to the end: undoing twice harms nothing, not at all would.
    private func switchOff(_ state: inout State, into phase: Phase) {
        guard state.phase != .closed else { return }
        if state.phase == .entered, var original = state.original {
            popNegotiated(modes.negotiated.subtracting(state.off), &state)
            writeAll(modes.leaveBytes(without: modes.negotiated))
            // Late answers and mouse reports would be typed into the shell.
            awaitAnswers(&state)
            tcflush(device.input, TCIFLUSH)
            _ = cterminal_set_attributes(device.input, &original)
            cterminal_disarm()
        }
        state.phase = phase
    }

    /// Takes what comes until the terminal has answered, for as long as an answer takes over a slow line: only who leaves
    /// within a moment after the start waits here.
    private func awaitAnswers(_ state: inout State) {
        guard let end = state.unansweredUntil else { return }
        let deadline = min(end, .now + .milliseconds(500))
        var decoder = InputDecoder()
        var bytes = [UInt8](repeating: 0, count: 4_096)
        while state.unansweredUntil != nil, ContinuousClock.now < deadline {
            var ready = pollfd(fd: device.input, events: Int16(POLLIN), revents: 0)
            guard poll(&ready, 1, 10) >= 0 || errno == EINTR else { return }
            guard ready.revents != 0 else { continue }
            let count = Glibc.read(device.input, &bytes, bytes.count)
            guard count > 0 else { return }
            let input = decoder.feed(Array(bytes[..<count]), now: .now)
            if input.contains(where: \.endsAnswers) { state.unansweredUntil = nil }
        }
    }

    private func writeAll(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { buffer in
            var written = 0
            while let start = buffer.baseAddress, written < buffer.count {
                let count = cterminal_write(device.output, start + written, buffer.count - written)
                if count >= 0 {
                    written += count
                } else if errno == EAGAIN {
                    var ready = pollfd(fd: device.output, events: Int16(POLLOUT), revents: 0)
                    guard poll(&ready, 1, -1) >= 0 || errno == EINTR else { return }
                } else if errno != EINTR {
                    // The terminal is gone; the events say so.
                    return
                }
            }
        }
    }
}
