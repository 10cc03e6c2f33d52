// TerminalUI: full-screen terminal programs: text and its width (Text), a grid of cells and its encoding (Cells), keys
// (Input), the terminal's modes and events (Terminal), and views as plain values (Views). It owns the state of one
// terminal: the displayed frame and the active modes. It must not know the content: contacts, commands or settings. It
// never queries a terminal by itself and never waits for a reply.

internal import CTerminal
internal import Glibc
internal import Synchronization

/// The terminal while a full-screen program uses it: in raw mode, with its modes set.
///
/// Every exit path resets the modes: ``close()``, ``suspend()``, and the signals that end or crash a process, through a
/// handler installed before the first mode is set. There can be only one session per process, since signal handlers
/// belong to the process. It is thread-safe.
package final class TerminalSession: Sendable {
    private enum Phase { case left, entered, suspended, closed }

    private struct State {
        var phase = Phase.left
        var original: termios?
        var answersUntil: ContinuousClock.Instant?
        /// The time until which replies may arrive; nil once all have arrived.
        var unansweredUntil: ContinuousClock.Instant?
        var entries = 0
        /// Modes of the table that are currently disabled.
        var off: Set<TerminalMode>
    }

    /// The session's terminal.
    package let device: TerminalDevice
    /// All events in order, for one reader. Type-ahead is never dropped. Ends after ``close()`` or a hangup.
    package let events = TerminalEvents()
    private let modes: TerminalModes
    private let source: TerminalEventSource
    private let state: Mutex<State>

    /// Creates a session. It sets no mode until ``enter()``.
    ///
    /// - Parameters:
    ///   - modes: All modes that may be set; every exit path resets all of them.
    ///   - off: Modes that are initially disabled (``set(_:isOn:)``), in addition to the negotiated ones.
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

    /// Takes over the terminal, and starts the events on the first call. Repairs a terminal that a killed program left
    /// in raw mode, and restores it in that state at the end. Returns the size; every later size is an event.
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

    /// The number of times the terminal was taken over, from 1 on. Each time the screen is blank and earlier frames are
    /// lost. Compare it before painting a difference, since it may change on another thread.
    package var entries: Int { state.withLock { $0.entries } }

    /// Restores the terminal for a child program or a message; reads no input until ``enter()``.
    package func leave() {
        state.withLock { state in
            switchOff(&state, into: .left)
        }
    }

    /// Restores the terminal permanently and ends the events.
    package func close() {
        state.withLock { state in
            switchOff(&state, into: .closed)
            cterminal_notify(-1)
        }
        source.stop()
    }

    /// Stops the process like Ctrl-Z. When it is continued, the modes are set again and ``TerminalEvent/resumed(_:)``
    /// follows. Does nothing if no shell could continue it. SIGTSTP from outside has the same effect.
    package func suspend() {
        guard cterminal_can_stop() == 1 else { return }
        state.withLock { state in
            // While a child program owns the terminal, the child must restore it.
            if state.phase == .entered { switchOff(&state, into: .suspended) }
        }
        _ = cterminal_stop_group()
    }

    /// Enables or disables one of the session's modes, now and after each takeover. Ignores a mode that is not in the
    /// table, since nothing would reset it.
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

    /// While true, SIGTERM and SIGHUP do not end the process: the terminal is restored, and
    /// ``TerminalEvent/terminated(_:)`` is the last event. A second signal ends the process, and so does half a minute.
    package func deferEnd(_ isDeferred: Bool) { cterminal_defer_end(isDeferred ? 1 : 0) }

    /// Writes all bytes in order. Writes nothing while the terminal is restored or gone.
    package func write(_ bytes: [UInt8]) {
        state.withLock { state in
            if state.phase == .entered { writeAll(bytes) }
        }
    }

    /// Sends queries and allows more time for their replies. Put DA1 (`CSI c`) last: its reply ends that period.
    package func ask(_ bytes: [UInt8], patience: Duration = .seconds(5)) {
        state.withLock { state in
            guard state.phase == .entered else { return }
            state.answersUntil = .now + patience
            state.unansweredUntil = state.answersUntil
            writeAll(bytes)
        }
    }
}

// For the event thread.
extension TerminalSession {
    var readsInput: Bool { state.withLock { $0.phase == .entered } }

    /// Reads available input without waiting; nil if the session doesn't own the terminal, empty at end of file.
    func read(into decoder: inout InputDecoder) -> [UInt8]? {
        state.withLock { state in
            if let end = state.answersUntil {
                decoder.expectAnswers(until: end)
                state.answersUntil = nil
            }
            guard state.phase == .entered else { return nil }
            // Another thread may have discarded the input between `poll` and the lock.
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

    /// Notes that the terminal has replied to the last query.
    func noteAnswered() { state.withLock { $0.unansweredUntil = nil } }

    /// Handles SIGCONT: a shell may have changed any terminal state.
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
            // A shell may have owned the terminal, so avoid pushing a mode twice.
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
        // A background process stops here until it is in the foreground.
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

    /// Arms the reset before setting the modes. The alternate screen is active and has a stack of its own, so resetting
    /// a mode that is not set yet takes nothing from the shell.
    private func pushNegotiated(_ pushed: Set<TerminalMode>, _ state: inout State) {
        guard !pushed.isEmpty, let original = state.original, (try? arm(original, without: state.off)) != nil else {
            return
        }
        writeAll(modes.modes.filter(pushed.contains).flatMap { Array($0.enter.utf8) })
    }

    /// Resets the modes before disarming, for the same reason, while the alternate screen is active.
    private func popNegotiated(_ popped: Set<TerminalMode>, _ state: inout State) {
        guard !popped.isEmpty, let original = state.original else { return }
        writeAll(modes.modes.reversed().filter(popped.contains).flatMap { Array($0.leave.utf8) })
        // This fails only while the process is ending, and its handler has reset everything.
        try? arm(original, without: state.off.union(popped))
    }

    /// The handlers stay armed to the end: resetting twice is harmless, not resetting is not.
    private func switchOff(_ state: inout State, into phase: Phase) {
        guard state.phase != .closed else { return }
        if state.phase == .entered, var original = state.original {
            popNegotiated(modes.negotiated.subtracting(state.off), &state)
            writeAll(modes.leaveBytes(without: modes.negotiated))
            // Late replies and mouse reports would be typed into the shell.
            awaitAnswers(&state)
            tcflush(device.input, TCIFLUSH)
            _ = cterminal_set_attributes(device.input, &original)
            cterminal_disarm()
        }
        state.phase = phase
    }

    /// Reads until the terminal has replied, at most as long as a reply takes over a slow connection. It waits only if
    /// the program exits right after its start.
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
                    // The terminal is gone; an event reports it.
                    return
                }
            }
        }
    }
}
