internal import Keys

extension PlainVerb {
    package static let table: [PlainVerb] = contacts + books + trash + outbox

    private static let contacts: [PlainVerb] =
        listing + changing + reaching + places + leaving(.contacts, "Quit")

    private static let listing: [PlainVerb] = [
        PlainVerb(.contacts, "l", ["show", "details"], .open, "Open contact", .number),
        PlainVerb(.contacts, "h", ["list", "ls", "back"], .back, "Back to the list"),
        PlainVerb(.contacts, "j", ["next", "more"], .pageDown, "Next page"),
        PlainVerb(.contacts, "k", ["previous"], .pageUp, "Previous page"),
        PlainVerb(.contacts, "g", ["first"], .first, "First page"),
        PlainVerb(.contacts, "G", ["last"], .last, "Last page"),
        PlainVerb(.contacts, "a", ["jump"], .jump, "Jump to a name", .text("LETTERS")),
        PlainVerb(.contacts, "]", ["following"], .nextContact, "Next contact"),
        PlainVerb(.contacts, "[", ["preceding"], .previousContact, "Previous contact"),
        PlainVerb(.contacts, "/", ["find", "search"], .search, "Search; / alone clears the search", .text("WORDS")),
        PlainVerb(.contacts, "F", ["favorites"], .favoritesOnly, "Favorites only"),
        PlainVerb(.contacts, "o", ["sort", "order"], .sort, "Sort by name, family or recent; reverse", .text("ORDER")),
        PlainVerb(.contacts, "r", ["refresh", "sync"], .refresh, "Sync: send changes and refresh"),
    ]

    private static let changing: [PlainVerb] =
        [
            PlainVerb(.contacts, "n", ["new", "add"], .new, "New contact"),
            PlainVerb(.contacts, "e", ["edit", "modify"], .edit, "Edit contact", .number),
            PlainVerb(
                .contacts, "f", ["favorite", "fav"], .favorite,
                "Toggle favorite", .numbers),
            PlainVerb(.contacts, "d", ["delete", "rm"], .delete, "Delete contacts", .numbers),
            PlainVerb(.contacts, "p", ["photo"], .choosePhoto, "Change photo", .number),
            PlainVerb(
                .contacts, "!", ["conflict", "settle", "resolve"], .conflict,
                "Resolve conflict", .number),
        ] + history(.contacts)

    private static let reaching: [PlainVerb] = [
        PlainVerb(.contacts, "m", ["email", "e-mail", "mail"], .email, "Compose e-mail", .number),
        PlainVerb(.contacts, "c", ["call"], .call, "Call", .number),
        PlainVerb(.contacts, "s", ["message"], .message, "Send message", .number),
        PlainVerb(.contacts, "w", ["web"], .act, "Open web page", .number),
    ]

    private static let places: [PlainVerb] = [
        PlainVerb(
            .contacts, "b", ["books", "book"], .books, "Address books, or open the one named", .text("NAME")),
        PlainVerb(.contacts, "O", ["outbox", "conflicts"], .outbox, "Outbox: pending changes and conflicts"),
        PlainVerb(.contacts, "T", ["trash"], .trash, "Trash"),
    ]

    private static let books: [PlainVerb] =
        [
            PlainVerb(.books, "r", ["refresh", "sync"], .refresh, "Refresh one book, or all", .number),
            PlainVerb(.books, "n", ["new", "add"], .addBook, "Add address book"),
            PlainVerb(.books, "e", ["edit", "change", "set"], .edit, "Edit address book", .number),
            PlainVerb(.books, "d", ["remove", "delete"], .delete, "Remove address book", .number),
        ] + leaving(.books, "Back to the list")

    private static let trash: [PlainVerb] =
        [
            PlainVerb(.trash, "r", ["restore"], .restore, "Restore contacts", .numbers),
            PlainVerb(.trash, "E", ["empty"], .emptyTrash, "Empty trash"),
        ] + history(.trash) + leaving(.trash, "Back to the list")

    private static let outbox: [PlainVerb] =
        [
            PlainVerb(.outbox, "r", ["retry", "send"], .retry, "Send all changes now"),
            PlainVerb(.outbox, "e", ["edit"], .edit, "Edit contact", .number),
            PlainVerb(.outbox, "!", ["conflict", "settle", "resolve"], .conflict, "Resolve conflict", .number),
            PlainVerb(.outbox, "d", ["drop"], .drop, "Drop change", .number),
        ] + leaving(.outbox, "Back to the list")

    private static func history(_ place: PlainPlace) -> [PlainVerb] {
        [
            PlainVerb(place, "u", ["undo"], .undo, "Undo"),
            PlainVerb(place, "U", ["redo"], .redo, "Redo"),
        ]
    }

    private static func leaving(_ place: PlainPlace, _ what: String) -> [PlainVerb] {
        [PlainVerb(place, "?", ["help"], .help, "Help")]
            + (place == .contacts
                ? [PlainVerb(place, "q", ["quit", "exit"], .quit, what)]
                : [PlainVerb(place, "h", ["back", "q", "quit", "list"], .back, what)])
    }
}
