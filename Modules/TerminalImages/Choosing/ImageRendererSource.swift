/// Source of a front's renderer for its terminal: chosen by what the terminal is, or by the user in the slot
/// `ImageRenderer`.
package struct ImageRendererSource: Sendable {
    private let maker: ImageRendererMaker
    private let terminal: ImageTerminal
    private let forced: ImageProtocol?

    /// - Parameter forced: the way that the user chose; nil leaves it to the terminal.
    package init(maker: ImageRendererMaker, terminal: ImageTerminal, forced: ImageProtocol?) {
        self.maker = maker
        self.terminal = terminal
        self.forced = forced
    }

    /// Decision how images are shown, with its reasons.
    ///
    /// - Parameter answers: the terminal's; nil where nobody asks it.
    package func decision(answers: TerminalAnswers? = nil) -> ImageDecision {
        ImageDecision.decide(for: terminal, forced: forced, answers: answers)
    }

    package func renderer(for decision: ImageDecision) -> any ImageRenderer { maker.renderer(for: decision) }
}
