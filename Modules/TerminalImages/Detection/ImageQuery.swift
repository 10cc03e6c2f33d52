/// What to ask a terminal, so that ``ImageDecision`` can be made by its answers. Only full-screen programs ask: a
/// command would have to wait, and late answers would be typed into the shell.
package enum ImageQuery {
    /// The questions that this terminal can bear, DA1 last: since every terminal answers that, the answers are complete
    /// with it. Empty for a dumb terminal. The caller may put questions of its own before them.
    package static func bytes(for terminal: ImageTerminal) -> [UInt8] {
        guard !terminal.isDumb else { return [] }
        var questions = ""
        // The Linux console prints what it does not know; tmux and screen take an APC for a window's title.
        if terminal.name != "linux" {
            if !terminal.isInTmux, !terminal.isInScreen { questions += graphics }
            questions += version + cellSize
        }
        return Array((questions + deviceAttributes).utf8)
    }

    /// The number of the kitty graphics question, which its answer repeats.
    static let id = 31

    /// Whether one black pixel could be loaded.
    private static let graphics = "\u{1B}_Gi=\(id),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
    /// XTVERSION.
    private static let version = "\u{1B}[>q"
    /// XTWINOPS 16.
    private static let cellSize = "\u{1B}[16t"
    /// DA1.
    private static let deviceAttributes = "\u{1B}[c"
}
