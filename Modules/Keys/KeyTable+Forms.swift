internal import TerminalUI

extension KeyTable {
    /// Bindings of forms.
    static let forms: [KeyBinding] = edit + addBook + editBook + resolving

    private static let edit: [KeyBinding] =
        [KeyBinding(.edit, [.control("s")], "Ctrl-S", .save, "Save", hint: ("^S", "save"))]
        + [cancel(in: .edit)] + fields(in: .edit, .down, .up) + [
            KeyBinding(
                .edit, [.control("n")], "Ctrl-N", .addValue, "Add value", hint: ("^N", "add value")),
            KeyBinding(
                .edit, [.control("x")], "Ctrl-X", .removeValue, "Remove value", hint: ("^X", "remove")),
            KeyBinding(
                .edit, [.control("t")], "Ctrl-T", .nextLabel, "Change label",
                hint: ("^T", "label")),
        ]

    private static let addBook: [KeyBinding] =
        [KeyBinding(.addBook, [.control("s")], "Ctrl-S", .save, "Add address book", hint: ("^S", "add"))]
        + fields(in: .addBook) + [
            KeyBinding(
                .addBook, [.control("t")], "Ctrl-T", .nextKind, "Change directory kind", hint: ("^T", "directory")),
            cancel(in: .addBook),
        ]

    private static let editBook: [KeyBinding] =
        [KeyBinding(.editBook, [.control("s")], "Ctrl-S", .save, "Save", hint: ("^S", "save"))]
        + fields(in: .editBook) + [cancel(in: .editBook)]

    /// - Parameters:
    ///   - down: what the arrow down does; where long texts are typed, it goes through their rows first.
    ///   - up: the same for the arrow up.
    private static func fields(
        in context: KeyContext, _ down: Action = .nextField, _ up: Action = .previousField
    ) -> [KeyBinding] {
        [
            KeyBinding(context, [KeyEvent(.tab)], "Tab", .nextField, "Next field", hint: ("Tab", "next")),
            KeyBinding(context, [KeyEvent(.tab, .shift)], "Shift-Tab", .previousField, "Previous field"),
            KeyBinding(context, [KeyEvent(.down)], "↓", down, "Next row or field"),
            KeyBinding(context, [KeyEvent(.up)], "↑", up, "Previous row or field"),
            KeyBinding(
                context, [KeyEvent(.enter)], "Enter", .finishField, "Next field or new line"),
            KeyBinding(context, [KeyEvent(.pageDown)], "PgDn", .pageDown, "Page down"),
            KeyBinding(context, [KeyEvent(.pageUp)], "PgUp", .pageUp, "Page up"),
        ]
    }

    private static func cancel(in context: KeyContext) -> KeyBinding {
        KeyBinding(
            context, [KeyEvent(.escape)], "Esc", .back, "Cancel",
            hint: ("Esc", "cancel"))
    }

    private static let resolving: [KeyBinding] =
        [
            KeyBinding(
                .conflict, [.character("m"), KeyEvent(.left)], "m ←", .takeMine, "Take mine",
                hint: ("m", "mine")),
            KeyBinding(
                .conflict, [.character("t"), KeyEvent(.right)], "t →", .takeTheirs, "Take theirs",
                hint: ("t", "theirs")),
            KeyBinding(
                .conflict, [.character("M")], "M", .takeAllMine, "Take all mine", hint: ("M", "all mine")),
            KeyBinding(
                .conflict, [.character("T")], "T", .takeAllTheirs, "Take all theirs",
                hint: ("T", "all theirs")),
            KeyBinding(
                .conflict, [KeyEvent(.enter), .control("s")], "Enter Ctrl-S", .save, "Resolve conflict",
                hint: ("⏎", "resolve")),
        ] + movement(in: .conflict, what: "field") + [
            KeyBinding(.conflict, [.character("r")], "r", .refresh, "Reload", hint: ("r", "reload")),
            KeyBinding(
                .conflict, [.character("h"), KeyEvent(.escape), .character("q")], "h Esc q", .back,
                "Back to the previous screen", hint: ("h", "back")),
        ]
}
