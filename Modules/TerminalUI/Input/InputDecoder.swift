/// Decodes a terminal's bytes into keys, pastes, mouse events and replies.
///
/// A pure state machine: time is passed in, and any bytes, split anywhere, leave it in a valid state. A lone ESC is the
/// Escape key once ``deadline`` has passed without another byte.
package struct InputDecoder: Sendable {
    /// Monotonic, so that a clock change produces no key.
    package typealias Instant = ContinuousClock.Instant

    /// Timeouts for incomplete input.
    package struct Delays: Sendable {
        /// After ESC, before it is the Escape key; after an incomplete UTF-8 scalar.
        package var escape: Duration = .milliseconds(25)
        /// After an introducer (`ESC [`), before it is a key typed with Alt; after ESC while replies are expected.
        package var introducer: Duration = .milliseconds(250)
        /// Inside a sequence, before it is discarded.
        package var sequence: Duration = .seconds(2)
        /// Inside a paste, before the partial text is delivered.
        package var paste: Duration = .seconds(5)

        /// The default timeouts above.
        package init() {}
    }

    enum State: Sendable, Equatable {
        case ground
        case scalar(length: Int, isAlt: Bool)
        case escape
        case escapeEscape
        case singleShift(isAlt: Bool)
        case sequence(isAlt: Bool)
        case string(introducer: UInt8, sawEscape: Bool)
        /// Three bytes follow `CSI M` from a terminal without mode 1006.
        case oldMouse
        case paste(matched: Int, isTruncated: Bool)
    }

    /// The time for the next ``flushPending(now:)``; nil while nothing is pending, so that no wakeup is needed.
    package private(set) var deadline: Instant?

    private let delays: Delays
    let pasteLimit: Int
    var state = State.ground
    var buffer: [UInt8] = []
    var output: [TerminalInput] = []
    private var expectsAnswersUntil: Instant?

    /// Truncates pastes at `pasteLimit` bytes.
    package init(delays: Delays = Delays(), pasteLimit: Int = 1 << 20) {
        self.delays = delays
        self.pasteLimit = pasteLimit
    }

    /// Notes that queries were sent: until `end`, or until DA1, an ESC is more likely the start of a reply and gets
    /// more time.
    package mutating func expectAnswers(until end: Instant) {
        expectsAnswersUntil = end
    }

    /// Consumes bytes and returns the completed input.
    package mutating func feed(_ bytes: some Sequence<UInt8>, now: Instant) -> [TerminalInput] {
        // Ctrl-C alone ends a paste whose end mark never arrives.
        if case .paste = state, bytes.elementsEqual([0x03]) {
            emitPaste(isTruncated: true)
            reset()
        }
        for byte in bytes { consume(byte) }
        return finish(now: now)
    }

    /// Returns pending input whose ``deadline`` has passed; has no effect before.
    package mutating func flushPending(now: Instant) -> [TerminalInput] {
        guard let deadline, now >= deadline else { return [] }
        giveUpWaiting()
        return finish(now: now)
    }

    private mutating func finish(now: Instant) -> [TerminalInput] {
        if let end = expectsAnswersUntil, now >= end || output.contains(where: \.endsAnswers) {
            expectsAnswersUntil = nil
        }
        deadline = delay.map { now + $0 }
        defer { output.removeAll() }
        return output
    }

    private var delay: Duration? {
        switch state {
        case .ground: nil
        case .scalar: delays.escape
        case .escape, .escapeEscape: expectsAnswersUntil == nil ? delays.escape : delays.introducer
        case .singleShift, .sequence, .string:
            buffer.isEmpty && expectsAnswersUntil == nil ? delays.introducer : delays.sequence
        case .oldMouse: delays.sequence
        case .paste: delays.paste
        }
    }

    private mutating func giveUpWaiting() {
        switch state {
        case .escape: emit(.escape)
        case .escapeEscape:
            emit(.escape)
            emit(.escape)
        case .singleShift(let isAlt): emitIntroducer("O", isAlt)
        case .sequence(let isAlt) where buffer.isEmpty: emitIntroducer("[", isAlt)
        case .string(let introducer, false) where buffer.isEmpty:
            emitIntroducer(Character(Unicode.Scalar(introducer)), false)
        case .paste(_, let isTruncated): emitPaste(isTruncated: isTruncated)
        case .ground, .scalar, .sequence, .string, .oldMouse: break
        }
        reset()
    }

    private mutating func emitIntroducer(_ character: Character, _ isAlt: Bool) {
        if isAlt { emit(.escape) }
        emit(.character(character), .alt)
    }

    mutating func reset(to next: State = .ground) {
        state = next
        buffer.removeAll(keepingCapacity: buffer.capacity < 4_096)
    }

    mutating func emit(_ key: KeyEvent.Key, _ modifiers: KeyEvent.Modifiers = []) {
        output.append(.key(KeyEvent(key, modifiers)))
    }
}

extension TerminalInput {
    var endsAnswers: Bool {
        if case .answer(.deviceAttributes) = self { true } else { false }
    }
}
