/// The queries for ``ImageDecision``. Only full-screen programs send them: a command would have to wait, and late
/// replies would be typed into the shell.
package enum ImageQuery {
    /// The queries that this terminal tolerates, DA1 last: since every terminal answers it, the answers are then
    /// complete. Empty for a dumb terminal. The caller may send its own queries before them.
    package static func bytes(for terminal: ImageTerminal) -> [UInt8] {
        guard !terminal.isDumb else { return [] }
        var questions = ""
        // The Linux console prints unknown sequences; tmux and screen interpret an APC as a window title.
        if terminal.name != "linux" {
            if !terminal.isInTmux, !terminal.isInScreen { questions += graphics }
            questions += version + cellSize
        }
        return Array((questions + deviceAttributes).utf8)
    }

    /// The id of the kitty graphics query, repeated in its reply.
    static let id = 31

    /// Queries whether one black pixel can be loaded.
    private static let graphics = "\u{1B}_Gi=\(id),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
    /// XTVERSION.
    private static let version = "\u{1B}[>q"
    /// XTWINOPS 16.
    private static let cellSize = "\u{1B}[16t"
    /// DA1.
    private static let deviceAttributes = "\u{1B}[c"
}
