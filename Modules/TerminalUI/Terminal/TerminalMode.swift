/// One thing that a session switches on in the terminal, and how it is undone.
package struct TerminalMode: Sendable, Hashable {
    /// The bytes that switch it on.
    package let enter: String
    /// The bytes that undo it; harmless when it is off.
    package let leave: String

    /// A mode that isn't in the table below.
    package init(enter: String, leave: String) {
        self.enter = enter
        self.leave = leave
    }

    private init(privateMode number: Int, isOn: Bool = true) {
        enter = "\u{1B}[?\(number)\(isOn ? "h" : "l")"
        leave = "\u{1B}[?\(number)\(isOn ? "l" : "h")"
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
            [.alternateScreen, .autowrapOff, .cursorHidden, .bracketedPaste, .focusReports] + (mouse ? [.mouse] : []))
    }

    /// All modes on, in order, but for those that are `off`.
    package func enterBytes(without off: Set<TerminalMode> = []) -> [UInt8] {
        modes.filter { !off.contains($0) }.flatMap { Array($0.enter.utf8) }
    }

    /// Safe at any moment, whichever of the modes are on: CAN and ST end a sequence that was cut off, then synchronized output and styles end, then
    /// the modes.
    package var leaveBytes: [UInt8] {
        Array("\u{18}\u{1B}\\\u{1B}[?2026l\u{1B}[m".utf8) + modes.reversed().flatMap { Array($0.leave.utf8) }
    }
}
