/// Turns the bytes that a terminal sends into keys, pastes, mouse events and answers.
///
/// A pure state machine: it knows time only as what it is told, and any bytes, cut anywhere, leave it working. A lone
/// ESC is the Escape key once ``deadline`` has passed without a further byte.
package struct InputDecoder: Sendable {
    /// Monotonic, so that a change of the clock gives no key.
    package typealias Instant = ContinuousClock.Instant

    /// How long to wait for what follows.
    package struct Delays: Sendable {
        /// After ESC, before it is the Escape key; after half a UTF-8 scalar.
        package var escape: Duration = .milliseconds(25)
        /// After an introducer (`ESC [`), before it is a key typed with Alt; after ESC while answers are expected.
        package var introducer: Duration = .milliseconds(250)
        /// Inside a sequence, before it is given up.
        package var sequence: Duration = .seconds(2)
        /// Inside a paste, before what came is delivered.
        package var paste: Duration = .seconds(5)

        /// The delays above.
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
        /// Three bytes follow `CSI M` where mode 1006 is not known.
        case oldMouse
        case paste(matched: Int, isTruncated: Bool)
    }

    /// When ``flushPending(now:)`` has something to do; nil while nothing is pending, so that nobody has to wake up.
    package private(set) var deadline: Instant?

    private let delays: Delays
    let pasteLimit: Int
    var state = State.ground
    var buffer: [UInt8] = []
    var output: [TerminalInput] = []
    private var expectsAnswersUntil: Instant?

    /// A paste longer than `pasteLimit` bytes is cut there.
    package init(delays: Delays = Delays(), pasteLimit: Int = 1 << 20) {
        self.delays = delays
        self.pasteLimit = pasteLimit
    }

    /// Says that questions were sent: until then, or until DA1, an ESC is more likely the start of an answer, and gets
    /// more time.
    package mutating func expectAnswers(until end: Instant) {
        expectsAnswersUntil = end
    }

    /// Takes bytes and gives what is complete.
    package mutating func feed(_ bytes: some Sequence<UInt8>, now: Instant) -> [TerminalInput] {
        // Ctrl-C alone: a person who waits for a paste to end that never will.
        if case .paste = state, bytes.elementsEqual([0x03]) {
            emitPaste(isTruncated: true)
            reset()
        }
        for byte in bytes { consume(byte) }
        return finish(now: now)
    }

    /// Gives what was pending when its ``deadline`` has passed; call it then, or at any other time for nothing.
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
