internal import TerminalUI

extension KeyTable {
    /// Books, trash and outbox.
    static let places: [KeyBinding] = books + trash + outbox

    private static let books: [KeyBinding] =
        [
            KeyBinding(
                .books, [KeyEvent(.enter), .character("l"), KeyEvent(.right)], "Enter l →", .open, "Open",
                hint: ("⏎", "open")),
            KeyBinding(.books, [.character("n")], "n", .addBook, "Add address book", hint: ("n", "add")),
            KeyBinding(
                .books, [.character("e")], "e", .edit, "Edit", hint: ("e", "edit")),
            KeyBinding(
                .books, [.character("d")], "d", .delete, "Remove address book…",
                hint: ("d", "remove")),
            KeyBinding(.books, [.character("r")], "r", .refresh, "Refresh", hint: ("r", "refresh")),
        ] + movement(in: .books, what: "book") + [back(in: .books, to: "the list")]

    private static let trash: [KeyBinding] =
        [
            KeyBinding(
                .trash, [KeyEvent(.enter), .character("r")], "Enter r", .restore, "Restore",
                hint: ("⏎", "restore")),
            KeyBinding(.trash, [.character(" ")], "Space", .select, "Select"),
            KeyBinding(.trash, [.character("v")], "v", .selectRange, "Select range"),
            KeyBinding(
                .trash, [.character("E")], "E", .emptyTrash, "Empty trash…", hint: ("E", "empty")),
        ] + history(in: .trash) + movement(in: .trash, what: "contact") + [back(in: .trash, to: "the previous screen")]

    private static let outbox: [KeyBinding] =
        [
            KeyBinding(
                .outbox, [KeyEvent(.enter), .character("l"), KeyEvent(.right)], "Enter l →", .open,
                "Open", hint: ("⏎", "open")),
            KeyBinding(.outbox, [.character("r")], "r", .retry, "Send now", hint: ("r", "send")),
            KeyBinding(.outbox, [.character("e")], "e", .edit, "Edit", hint: ("e", "edit")),
            conflict(in: .outbox),
            KeyBinding(
                .outbox, [.character("d")], "d", .drop, "Drop change…", hint: ("d", "drop")),
        ] + movement(in: .outbox, what: "change") + [back(in: .outbox, to: "the previous screen")]
}
