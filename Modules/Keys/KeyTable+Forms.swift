internal import TerminalUI

extension KeyTable {
    /// What is filled in field by field.
    static let forms: [KeyBinding] = edit + addBook + editBook + settling

    private static let edit: [KeyBinding] =
        [KeyBinding(.edit, [.control("s")], "Ctrl-S", .save, "save", hint: ("Ctrl-S", "save"))]
        + [cancel(in: .edit)] + fields(in: .edit, .down, .up) + [
            KeyBinding(
                .edit, [.control("n")], "Ctrl-N", .addValue, "another value of the field", hint: ("Ctrl-N", "another")),
            KeyBinding(
                .edit, [.control("x")], "Ctrl-X", .removeValue, "remove the value", hint: ("Ctrl-X", "remove")),
            KeyBinding(
                .edit, [.control("t")], "Ctrl-T", .nextLabel, "change the label of the value",
                hint: ("Ctrl-T", "label")),
        ]

    private static let addBook: [KeyBinding] =
        [KeyBinding(.addBook, [.control("s")], "Ctrl-S", .save, "add the book", hint: ("Ctrl-S", "add"))]
        + fields(in: .addBook) + [
            KeyBinding(
                .addBook, [.control("t")], "Ctrl-T", .nextKind, "another kind of directory", hint: ("Ctrl-T", "kind")),
            cancel(in: .addBook),
        ]

    private static let editBook: [KeyBinding] =
        [KeyBinding(.editBook, [.control("s")], "Ctrl-S", .save, "save the book", hint: ("Ctrl-S", "save"))]
        + fields(in: .editBook) + [cancel(in: .editBook)]

    /// - Parameters:
    ///   - down: what the arrow down does; where long texts are typed, it goes through their rows first.
    ///   - up: the same for the arrow up.
    private static func fields(
        in context: KeyContext, _ down: Action = .nextField, _ up: Action = .previousField
    ) -> [KeyBinding] {
        [
            KeyBinding(context, [KeyEvent(.tab)], "Tab", .nextField, "next field", hint: ("Tab", "next")),
            KeyBinding(context, [KeyEvent(.tab, .shift)], "Shift-Tab", .previousField, "field before"),
            KeyBinding(context, [KeyEvent(.down)], "↓", down, "row or field below"),
            KeyBinding(context, [KeyEvent(.up)], "↑", up, "row or field above"),
            KeyBinding(
                context, [KeyEvent(.enter)], "Enter", .finishField, "next field; in a long text a new line"),
            KeyBinding(context, [KeyEvent(.pageDown)], "PgDn", .pageDown, "a page down"),
            KeyBinding(context, [KeyEvent(.pageUp)], "PgUp", .pageUp, "a page up"),
        ]
    }

    private static func cancel(in context: KeyContext) -> KeyBinding {
        KeyBinding(
            context, [KeyEvent(.escape)], "Esc", .back, "leave; asks where something would be lost",
            hint: ("Esc", "leave"))
    }

    private static let settling: [KeyBinding] =
        [
            KeyBinding(
                .conflict, [.character("m"), KeyEvent(.left)], "m ←", .takeMine, "mine, for this field",
                hint: ("m", "mine")),
            KeyBinding(
                .conflict, [.character("t"), KeyEvent(.right)], "t →", .takeTheirs, "the directory's, for this field",
                hint: ("t", "theirs")),
            KeyBinding(
                .conflict, [.character("M")], "M", .takeAllMine, "mine, for all fields", hint: ("M", "all mine")),
            KeyBinding(
                .conflict, [.character("T")], "T", .takeAllTheirs, "the directory's, for all fields",
                hint: ("T", "all theirs")),
            KeyBinding(
                .conflict, [KeyEvent(.enter), .control("s")], "Enter Ctrl-S", .save, "settle it so",
                hint: ("⏎", "settle")),
        ] + movement(in: .conflict, what: "field") + [
            KeyBinding(.conflict, [.character("r")], "r", .refresh, "read it again", hint: ("r", "read again")),
            KeyBinding(
                .conflict, [.character("h"), KeyEvent(.escape), .character("q")], "h Esc q", .back,
                "back to where you were; it stays open", hint: ("h", "back")),
        ]
}
