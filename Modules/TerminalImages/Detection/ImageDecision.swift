/// How pictures are shown on a terminal, and why: `kith doctor` prints the reasons.
package struct ImageDecision: Sendable, Hashable {
    /// The protocol.
    package let way: ImageProtocol
    /// Only for kitty's protocol.
    package let kittyPlacement: KittyRenderer.Placement
    /// True where kitty's sequences need tmux to pass them on.
    package let goesThroughTmux: Bool
    /// The terminal's colors.
    package let colors: ImageColors
    /// Whether blocks may be printed.
    package let isUTF8: Bool
    /// The size of a cell as it is known by now.
    package let cell: CellSize?
    /// What was found and what follows, in order, each a clause without a full stop. Safe to print.
    package let reasons: [String]

    /// Decides by what is known: a pure function.
    ///
    /// Pass no answers where nobody asks the terminal (a command that prints): the environment decides then. A program
    /// that asks passes what has come by now, even if nothing has, and decides again when more comes: until the answers
    /// are complete, nothing is chosen that a wrong guess would turn into rubbish on the screen.
    package static func decide(
        for terminal: ImageTerminal, forced: ImageProtocol? = nil, answers: TerminalAnswers? = nil
    ) -> ImageDecision {
        var deciding = ImageDeciding(terminal: terminal, answers: answers)
        deciding.decide(forced: forced)
        return ImageDecision(
            way: deciding.way, kittyPlacement: deciding.placement, goesThroughTmux: deciding.goesThroughTmux,
            colors: terminal.colors, isUTF8: terminal.isUTF8, cell: deciding.cell, reasons: deciding.reasons)
    }

    /// tmux turns 24-bit colors into others where it does not know that the terminal has them; 256 always stay.
    var placeholderColors: ImageColors { goesThroughTmux ? .indexed256 : colors }
}
