package import TerminalImages
internal import TerminalUI

/// Queries to the terminal, sent once after the first frame. Nothing waits for the answers.
package enum TerminalQuestions {
    /// Queries for synchronized output (DECRQM of mode 2026), for unambiguous keys (the kitty
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
