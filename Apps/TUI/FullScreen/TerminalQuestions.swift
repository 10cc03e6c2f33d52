internal import TerminalImages

/// What the app asks its terminal, once, after the first frame. Nobody waits for the answers.
enum TerminalQuestions {
    /// Whether it can hold a frame back until it is whole (DECRQM of mode 2026), and what it can show of pictures; DA1
    /// comes last, since every terminal answers it.
    static func bytes(for terminal: ImageTerminal) -> [UInt8] {
        let images = ImageQuery.bytes(for: terminal)
        // The Linux console prints what it does not know.
        guard !images.isEmpty, terminal.environment["TERM"] != "linux" else { return images }
        return Array("\u{1B}[?2026$p".utf8) + images
    }
}
