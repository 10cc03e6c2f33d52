internal import TerminalUI

extension KeyTable {
    /// Books, trash and outbox.
    static let boxes: [KeyBinding] = books + trash + outbox

    private static let books: [KeyBinding] =
        [
            KeyBinding(
                .books, [KeyEvent(.enter), .character("l"), KeyEvent(.right)], "Enter l →", .open, "list the book",
                hint: ("⏎", "list")),
            KeyBinding(.books, [.character("n")], "n", .addBook, "add a book", hint: ("n", "add")),
            KeyBinding(
                .books, [.character("e")], "e", .edit, "change its address and options", hint: ("e", "change")),
            KeyBinding(
                .books, [.character("d")], "d", .delete, "remove the book from this machine; asks",
                hint: ("d", "remove")),
            KeyBinding(.books, [.character("r")], "r", .refresh, "read its directory again", hint: ("r", "refresh")),
        ] + movement(in: .books, what: "book") + [back(in: .books, to: "the list")]

    private static let trash: [KeyBinding] =
        [
            KeyBinding(
                .trash, [KeyEvent(.enter), .character("r")], "Enter r", .restore, "bring the contact back",
                hint: ("⏎", "bring back")),
            KeyBinding(.trash, [.character(" ")], "Space", .select, "select several: this one too"),
            KeyBinding(.trash, [.character("v")], "v", .selectRange, "select a range: from here to where v is pressed"),
            KeyBinding(
                .trash, [.character("E")], "E", .emptyTrash, "empty the trash for good; asks", hint: ("E", "empty")),
        ] + history(in: .trash) + movement(in: .trash, what: "contact") + [back(in: .trash, to: "where you were")]

    private static let outbox: [KeyBinding] =
        [
            KeyBinding(
                .outbox, [KeyEvent(.enter), .character("l"), KeyEvent(.right)], "Enter l →", .open,
                "open the contact", hint: ("⏎", "open")),
            KeyBinding(.outbox, [.character("r")], "r", .retry, "send now", hint: ("r", "send")),
            KeyBinding(.outbox, [.character("e")], "e", .edit, "edit the contact", hint: ("e", "edit")),
            conflict(in: .outbox),
            KeyBinding(
                .outbox, [.character("d")], "d", .drop, "give the change up; asks", hint: ("d", "give up")),
        ] + movement(in: .outbox, what: "change") + [back(in: .outbox, to: "where you were")]
}
