/// What a terminal said when it was asked. Answers come whenever they come, and never as keys.
package enum TerminalAnswer: Sendable, Hashable {
    /// DECRPM's second number.
    package enum ModeState: Int, Sendable {
        case unknown, set, reset, permanentlySet, permanentlyReset
    }

    /// DA1: the last answer to a batch of questions, since every terminal gives it.
    case deviceAttributes([Int])
    /// DA2 or DA3's numbers.
    case secondaryAttributes([Int])
    /// XTVERSION: name and version as the terminal writes them. Not filtered.
    case version(String)
    /// DECRPM: what the terminal knows of a private mode.
    case mode(Int, ModeState)
    /// The kitty keyboard protocol's flags that are on.
    case keyboardFlags(Int)
    /// OSC 10, 11 or 12: foreground, background or cursor, each part from 0 to 255.
    case color(code: Int, red: UInt8, green: UInt8, blue: UInt8)
    /// Mode 2031: the person changed to a dark or light scheme.
    case colorScheme(isDark: Bool)
    /// XTWINOPS: the numbers of `CSI … t`, of which the first says what they are.
    case window([Int])
    /// CPR, counted from 0.
    case cursor(Position)
    /// The kitty graphics protocol's answer, without its `G`. Not filtered.
    case graphics(String)
}

/// One thing that came in from the terminal.
package enum TerminalInput: Sendable, Hashable {
    case key(KeyEvent)
    /// A bracketed paste with line ends as LF, not filtered. `isTruncated` when it was longer than the limit.
    case paste(String, isTruncated: Bool)
    case mouse(MouseEvent)
    /// The terminal's window got or lost the focus.
    case focus(Bool)
    case answer(TerminalAnswer)
}
