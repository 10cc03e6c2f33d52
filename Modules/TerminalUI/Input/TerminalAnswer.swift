/// A terminal's reply to a query. Replies arrive at any time, and never as keys.
package enum TerminalAnswer: Sendable, Hashable {
    /// The second number of DECRPM.
    package enum ModeState: Int, Sendable {
        case unknown, set, reset, permanentlySet, permanentlyReset
    }

    /// DA1: the last reply to a batch of queries, since every terminal sends it.
    case deviceAttributes([Int])
    /// The numbers of DA2 or DA3.
    case secondaryAttributes([Int])
    /// XTVERSION: the terminal's name and version, unfiltered.
    case version(String)
    /// DECRPM: the state of a private mode.
    case mode(Int, ModeState)
    /// The active flags of the kitty keyboard protocol.
    case keyboardFlags(Int)
    /// OSC 10, 11 or 12: foreground, background or cursor color, each component from 0 to 255.
    case color(code: Int, red: UInt8, green: UInt8, blue: UInt8)
    /// Mode 2031: the terminal changed to a dark or light color scheme.
    case colorScheme(isDark: Bool)
    /// XTWINOPS: the numbers of `CSI … t`; the first identifies the report.
    case window([Int])
    /// CPR: the zero-based cursor position.
    case cursor(Position)
    /// The reply of the kitty graphics protocol, without its `G`, unfiltered.
    case graphics(String)
}

/// One input event from the terminal.
package enum TerminalInput: Sendable, Hashable {
    case key(KeyEvent)
    /// A bracketed paste, unfiltered, with LF as line breaks. `isTruncated` is true if it exceeded the limit.
    case paste(String, isTruncated: Bool)
    case mouse(MouseEvent)
    /// The terminal window gained or lost the focus.
    case focus(Bool)
    case answer(TerminalAnswer)
}
