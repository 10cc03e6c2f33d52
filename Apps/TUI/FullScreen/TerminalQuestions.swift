package import TerminalImages
internal import TerminalUI

/// What the app asks its terminal, once, after the first frame. Nobody waits for the answers.
package enum TerminalQuestions {
    /// Whether it can hold a frame back until it is whole (DECRQM of mode 2026) and tell all keys apart (the kitty
    /// keyboard protocol), where it is wanted the color of its background, and what it can show of pictures; DA1 comes
    /// last, since every terminal answers it.
    package static func bytes(for terminal: ImageTerminal, asksForBackground: Bool) -> [UInt8] {
        let images = ImageQuery.bytes(for: terminal)
        // The Linux console prints what it does not know.
        guard !images.isEmpty, terminal.environment["TERM"] != "linux" else { return images }
        let background = asksForBackground ? TerminalBackground.question : ""
        return Array("\u{1B}[?2026$p\(TerminalMode.keyboardQuestion)\(background)".utf8) + images
    }
}
