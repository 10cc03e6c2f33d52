/// One thing that a session switches on in the terminal, and how it is undone.
package struct TerminalMode: Sendable, Hashable {
    /// The bytes that switch it on.
    package let enter: String
    /// The bytes that undo it; harmless when it is off, unless it is negotiated.
    package let leave: String
    /// Only where the terminal has said that it knows it: off at first, and undone only where it is on, since it is put
    /// on a stack and taken off once. The stack is the alternate screen's own.
    package let isNegotiated: Bool

    /// A mode that isn't in the table below.
    package init(enter: String, leave: String, isNegotiated: Bool = false) {
        self.enter = enter
        self.leave = leave
        self.isNegotiated = isNegotiated
    }

    private init(privateMode number: Int, isOn: Bool = true) {
        enter = "\u{1B}[?\(number)\(isOn ? "h" : "l")"
        leave = "\u{1B}[?\(number)\(isOn ? "l" : "h")"
        isNegotiated = false
    }

    /// The screen that leaves the shell's history alone (1049).
    package static let alternateScreen = TerminalMode(privateMode: 1049)
    /// Off, so that a width that the terminal sees otherwise can't spill into the next row.
    package static let autowrapOff = TerminalMode(privateMode: 7, isOn: false)
    /// DECTCEM (25); a frame shows the cursor where text is typed.
    package static let cursorHidden = TerminalMode(privateMode: 25, isOn: false)
    /// Pastes come in brackets (2004) and so are no keys.
    package static let bracketedPaste = TerminalMode(privateMode: 2004)
    /// The window says when it gets or loses the focus (1004).
    package static let focusReports = TerminalMode(privateMode: 1004)
    /// Clicks and wheel (1000) in SGR form (1006); no motion, which would flood a slow line.
    package static let mouse = TerminalMode(
        enter: "\u{1B}[?1000h\u{1B}[?1006h", leave: "\u{1B}[?1006l\u{1B}[?1000l")
    /// The kitty keyboard protocol: keys that were the same bytes are told apart (1), so that the Escape key needs no
    /// wait, and a key says what it is on a US keyboard (4), so that Ctrl-S works under a layout without Latin letters.
    /// A terminal that knows it answers ``keyboardQuestion`` with ``TerminalAnswer/keyboardFlags(_:)``.
    package static let keyboard = TerminalMode(enter: "\u{1B}[>5u", leave: "\u{1B}[<u", isNegotiated: true)
    /// Asks for the flags that are on.
    package static let keyboardQuestion = "\u{1B}[?u"
}

/// The one table of modes: entered in its order, undone in mirror order on every way out.
package struct TerminalModes: Sendable, Hashable {
    /// In the order of entering.
    package let modes: [TerminalMode]

    /// In the order of entering.
    package init(_ modes: [TerminalMode]) {
        self.modes = modes
    }

    /// All that a full-screen program needs. Pass `mouse: false` where the person wants to select text as usual.
    package static func standard(mouse: Bool = true) -> TerminalModes {
        TerminalModes(
            [.alternateScreen, .autowrapOff, .cursorHidden, .bracketedPaste, .focusReports] + (mouse ? [.mouse] : [])
                + [.keyboard])
    }

    /// Those that wait for the terminal's answer.
    var negotiated: Set<TerminalMode> { Set(modes.filter(\.isNegotiated)) }

    /// All modes on, in order, but for those that are `off`.
    package func enterBytes(without off: Set<TerminalMode> = []) -> [UInt8] {
        modes.filter { !off.contains($0) }.flatMap { Array($0.enter.utf8) }
    }

    /// Safe at any moment, whichever of the modes are on: CAN and ST end a sequence that was cut off, then synchronized
    /// output and styles end, then the modes, but for negotiated ones that are `off`.
    package func leaveBytes(without off: Set<TerminalMode>) -> [UInt8] {
        let undone = modes.reversed().filter { !$0.isNegotiated || !off.contains($0) }
        return Array("\u{18}\u{1B}\\\u{1B}[?2026l\u{1B}[m".utf8) + undone.flatMap { Array($0.leave.utf8) }
    }
}
