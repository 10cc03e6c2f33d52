internal import TerminalUI

extension KeyTable {
    /// What lies over a screen, and what comes before one.
    static let dialogs: [KeyBinding] = choosing(in: .chooser, "choose") + choosing(in: .palette, "do it") + questions

    private static func choosing(in context: KeyContext, _ word: String) -> [KeyBinding] {
        [
            KeyBinding(context, [KeyEvent(.enter)], "Enter", .choose, word, hint: ("⏎", SafeText(word))),
            KeyBinding(
                context, [KeyEvent(.down), .control("n")], "↓ Ctrl-N", .down, "next line", hint: ("↑↓", "move")),
            KeyBinding(context, [KeyEvent(.up), .control("p")], "↑ Ctrl-P", .up, "line before"),
            KeyBinding(context, [KeyEvent(.pageDown)], "PgDn", .pageDown, "a page down"),
            KeyBinding(context, [KeyEvent(.pageUp)], "PgUp", .pageUp, "a page up"),
            KeyBinding(context, [KeyEvent(.escape)], "Esc", .back, "choose none", hint: ("Esc", "close")),
        ]
    }

    private static let questions: [KeyBinding] =
        [
            KeyBinding(
                .confirmation, [KeyEvent(.enter), .character(" ")], "Enter", .choose, "give the marked answer",
                hint: ("⏎", "marked answer")),
            KeyBinding(.confirmation, [.character("y")], "y", .yes, "yes", hint: ("y", "yes")),
            KeyBinding(
                .confirmation, [.character("n"), KeyEvent(.escape), .character("q")], "n Esc", .no, "no",
                hint: ("n", "no")),
            KeyBinding(
                .confirmation,
                [
                    KeyEvent(.left), KeyEvent(.right), KeyEvent(.tab), KeyEvent(.tab, .shift), KeyEvent(.up),
                    KeyEvent(.down), .character("h"), .character("l"),
                ], "← → Tab", .otherAnswer, "mark the other answer", hint: ("←→", "mark")),
            KeyBinding(.prompt, [KeyEvent(.enter)], "Enter", .choose, "take it", hint: ("⏎", "take")),
            KeyBinding(.prompt, [KeyEvent(.escape)], "Esc", .back, "forget it", hint: ("Esc", "close")),
        ] + help + launch

    private static let help: [KeyBinding] =
        [
            KeyBinding(
                .help, [.character("q"), KeyEvent(.escape), .character("h"), KeyEvent(.enter)], "q Esc", .back,
                "close the help", hint: ("Esc", "close"))
        ] + movement(in: .help, what: "line")

    private static let launch: [KeyBinding] = [
        KeyBinding(.launch, [.character("r")], "r", .refresh, "try again", hint: ("r", "try again")),
        KeyBinding(.launch, [.character("q"), KeyEvent(.escape)], "q Esc", .back, "quit", hint: ("q", "quit")),
    ]
}
