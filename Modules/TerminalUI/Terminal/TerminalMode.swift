/// A terminal mode that a session sets, and its reversal.
package struct TerminalMode: Sendable, Hashable {
    /// The bytes that set the mode.
    package let enter: String
    /// The bytes that reset it; harmless if it is not set, unless the mode is negotiated.
    package let leave: String
    /// True for a mode that requires the terminal's confirmation: initially off, and reset only if it is on, since it
    /// is pushed to a stack and popped once. The alternate screen has its own stack.
    package let isNegotiated: Bool

    /// Creates a mode that isn't in the table below.
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

    /// Mode 1049: an alternate screen that preserves the shell's scrollback.
    package static let alternateScreen = TerminalMode(privateMode: 1049)
    /// Mode 7 off, so that a width that the terminal measures differently can't wrap into the next row.
    package static let autowrapOff = TerminalMode(privateMode: 7, isOn: false)
    /// DECTCEM (25) off; a frame shows the cursor where text is typed.
    package static let cursorHidden = TerminalMode(privateMode: 25, isOn: false)
    /// Mode 2004: pastes are bracketed, and therefore not keys.
    package static let bracketedPaste = TerminalMode(privateMode: 2004)
    /// Mode 1004: reports when the window gains or loses the focus.
    package static let focusReports = TerminalMode(privateMode: 1004)
    /// Clicks and wheel (1000) in SGR format (1006). No motion events, which would flood a slow connection.
    package static let mouse = TerminalMode(
        enter: "\u{1B}[?1000h\u{1B}[?1006h", leave: "\u{1B}[?1006l\u{1B}[?1000l")
    /// The kitty keyboard protocol: disambiguates keys (1), so that the Escape key needs no timeout, and reports
    /// alternate keys (4), so that Ctrl-S works with non-Latin layouts. A terminal that supports it replies to
    /// ``keyboardQuestion`` with ``TerminalAnswer/keyboardFlags(_:)``.
    package static let keyboard = TerminalMode(enter: "\u{1B}[>5u", leave: "\u{1B}[<u", isNegotiated: true)
    /// The query for the active flags.
    package static let keyboardQuestion = "\u{1B}[?u"
}

/// An ordered table of modes: set in order, reset in reverse order on every exit path.
package struct TerminalModes: Sendable, Hashable {
    /// In the order of setting.
    package let modes: [TerminalMode]

    /// In the order of setting.
    package init(_ modes: [TerminalMode]) {
        self.modes = modes
    }

    /// All modes of a full-screen program. Pass `mouse: false` to leave text selection to the terminal.
    package static func standard(mouse: Bool = true) -> TerminalModes {
        TerminalModes(
            [.alternateScreen, .autowrapOff, .cursorHidden, .bracketedPaste, .focusReports] + (mouse ? [.mouse] : [])
                + [.keyboard])
    }

    /// The modes that require the terminal's confirmation.
    var negotiated: Set<TerminalMode> { Set(modes.filter(\.isNegotiated)) }

    /// Sets all modes except `off`, in order.
    package func enterBytes(without off: Set<TerminalMode> = []) -> [UInt8] {
        modes.filter { !off.contains($0) }.flatMap { Array($0.enter.utf8) }
    }

    /// Resets all modes. Safe in any state: CAN and ST end a truncated sequence, then synchronized output and styles
    /// end, then the modes, except negotiated ones that are `off`.
    package func leaveBytes(without off: Set<TerminalMode>) -> [UInt8] {
        let undone = modes.reversed().filter { !$0.isNegotiated || !off.contains($0) }
        return Array("\u{18}\u{1B}\\\u{1B}[?2026l\u{1B}[m".utf8) + undone.flatMap { Array($0.leave.utf8) }
    }
}
