/// The image protocol for a terminal, with the reasons that `kith doctor` prints.
package struct ImageDecision: Sendable, Hashable {
    /// The protocol.
    package let method: ImageProtocol
    /// The placement of images; only for kitty's protocol.
    package let kittyPlacement: KittyRenderer.Placement
    /// True if kitty's sequences must pass through tmux.
    package let goesThroughTmux: Bool
    /// The terminal's color depth.
    package let colors: ImageColors
    /// True if block characters can be printed.
    package let isUTF8: Bool
    /// The cell size as far as it is known.
    package let cell: CellSize?
    /// The findings and conclusions in order, each a clause without a final period. Safe to print.
    package let reasons: [String]

    /// Decides from known facts; a pure function.
    ///
    /// Pass nil as answers if the terminal is not queried (a command that prints): the environment then decides. A
    /// program that queries passes the answers received so far, even if there are none, and decides again when more
    /// arrive: until they are complete, it never chooses a protocol that would garble the screen if unsupported.
    package static func decide(
        for terminal: ImageTerminal, forced: ImageProtocol? = nil, answers: TerminalAnswers? = nil
    ) -> ImageDecision {
        var deciding = ImageDeciding(terminal: terminal, answers: answers)
        deciding.decide(forced: forced)
        return ImageDecision(
            method: deciding.method, kittyPlacement: deciding.placement, goesThroughTmux: deciding.goesThroughTmux,
            colors: terminal.colors, isUTF8: terminal.isUTF8, cell: deciding.cell, reasons: deciding.reasons)
    }

    /// tmux changes 24-bit colors unless it knows that the terminal supports them; it always keeps the 256 colors.
    var placeholderColors: ImageColors { goesThroughTmux ? .indexed256 : colors }
}
