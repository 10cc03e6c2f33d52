internal import TerminalUI

extension KeyTable {
    /// Bindings of overlays and of the launch screen.
    static let dialogs: [KeyBinding] =
        choosing(in: .chooser, "Choose", hint: "choose") + choosing(in: .palette, "Run", hint: "run") + questions

    private static func choosing(in context: KeyContext, _ help: String, hint: SafeText) -> [KeyBinding] {
        [
            KeyBinding(context, [KeyEvent(.enter)], "Enter", .choose, help, hint: ("⏎", hint)),
            KeyBinding(
                context, [KeyEvent(.down), .control("n")], "↓ Ctrl-N", .down, "Next line", hint: ("↑↓", "move")),
            KeyBinding(context, [KeyEvent(.up), .control("p")], "↑ Ctrl-P", .up, "Previous line"),
            KeyBinding(context, [KeyEvent(.pageDown)], "PgDn", .pageDown, "Page down"),
            KeyBinding(context, [KeyEvent(.pageUp)], "PgUp", .pageUp, "Page up"),
            KeyBinding(context, [KeyEvent(.escape)], "Esc", .back, "Cancel", hint: ("Esc", "cancel")),
        ]
    }

    private static let questions: [KeyBinding] =
        [
            KeyBinding(
                .confirmation, [KeyEvent(.enter), .character(" ")], "Enter", .choose, "Choose answer",
                hint: ("⏎", "choose")),
            KeyBinding(.confirmation, [.character("y")], "y", .yes, "Yes", hint: ("y", "yes")),
            KeyBinding(
                .confirmation, [.character("n"), KeyEvent(.escape), .character("q")], "n Esc", .no, "No",
                hint: ("n", "no")),
            KeyBinding(
                .confirmation,
                [
                    KeyEvent(.left), KeyEvent(.right), KeyEvent(.tab), KeyEvent(.tab, .shift), KeyEvent(.up),
                    KeyEvent(.down), .character("h"), .character("l"),
                ], "← → Tab", .otherAnswer, "Switch answer", hint: ("←→", "switch")),
            KeyBinding(.prompt, [KeyEvent(.enter)], "Enter", .choose, "Accept", hint: ("⏎", "accept")),
            KeyBinding(.prompt, [KeyEvent(.escape)], "Esc", .back, "Cancel", hint: ("Esc", "cancel")),
        ] + help + launch

    private static let help: [KeyBinding] =
        [
            KeyBinding(
                .help, [.character("q"), KeyEvent(.escape), .character("h"), KeyEvent(.enter)], "q Esc", .back,
                "Close help", hint: ("Esc", "close"))
        ] + movement(in: .help, what: "line")

    private static let launch: [KeyBinding] = [
        KeyBinding(.launch, [.character("r")], "r", .refresh, "Retry", hint: ("r", "retry")),
        KeyBinding(.launch, [.character("q"), KeyEvent(.escape)], "q Esc", .back, "Quit", hint: ("q", "quit")),
    ]
}
