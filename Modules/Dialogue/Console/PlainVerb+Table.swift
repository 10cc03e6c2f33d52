internal import Keys

extension PlainVerb {
    package static let table: [PlainVerb] = contacts + books + trash + outbox

    private static let contacts: [PlainVerb] =
        listing + changing + reaching + places + leaving(.contacts, "leave the app")

    private static let listing: [PlainVerb] = [
        PlainVerb(.contacts, "l", ["show", "details"], .open, "tell the contact", .number),
        PlainVerb(.contacts, "h", ["list", "ls", "back"], .back, "leave the contact and tell the list again"),
        PlainVerb(.contacts, "j", ["next", "more"], .pageDown, "the next page of the list"),
        PlainVerb(.contacts, "k", ["previous"], .pageUp, "the page before"),
        PlainVerb(.contacts, "g", ["first"], .first, "the first page"),
        PlainVerb(.contacts, "G", ["last"], .last, "the last page"),
        PlainVerb(.contacts, "a", ["jump"], .jump, "go to the first name that begins so", .text("LETTERS")),
        PlainVerb(.contacts, "]", ["following"], .nextContact, "show the contact behind the one shown"),
        PlainVerb(.contacts, "[", ["preceding"], .previousContact, "show the contact before it"),
        PlainVerb(.contacts, "/", ["find", "search"], .search, "look for contacts; / alone ends that", .text("WORDS")),
        PlainVerb(.contacts, "F", ["favorites"], .favoritesOnly, "favorites only"),
        PlainVerb(.contacts, "o", ["sort", "order"], .sort, "name, family, recent or reverse", .text("ORDER")),
        PlainVerb(.contacts, "r", ["refresh", "sync"], .refresh, "send what waits and read the directories again"),
    ]

    private static let changing: [PlainVerb] =
        [
            PlainVerb(.contacts, "n", ["new", "add"], .new, "a new contact"),
            PlainVerb(.contacts, "e", ["edit", "modify"], .edit, "change it, field by field", .number),
            PlainVerb(
                .contacts, "f", ["favorite", "fav"], .favorite,
                "make it a favorite, or no longer one", .numbers),
            PlainVerb(.contacts, "d", ["delete", "rm"], .delete, "move it to the trash; u takes that back", .numbers),
            PlainVerb(.contacts, "p", ["photo"], .choosePhoto, "give it the picture of a file, or remove it", .number),
            PlainVerb(
                .contacts, "!", ["conflict", "settle", "resolve"], .conflict,
                "say what counts where both sides changed it", .number),
        ] + history(.contacts)

    private static let reaching: [PlainVerb] = [
        PlainVerb(.contacts, "m", ["email", "e-mail", "mail"], .email, "write an e-mail", .number),
        PlainVerb(.contacts, "c", ["call"], .call, "call", .number),
        PlainVerb(.contacts, "s", ["message"], .message, "send a text message", .number),
        PlainVerb(.contacts, "w", ["web"], .act, "open its page on the web", .number),
    ]

    private static let places: [PlainVerb] = [
        PlainVerb(
            .contacts, "b", ["books", "book"], .books, "the address books; with a name, list that book", .text("NAME")),
        PlainVerb(.contacts, "O", ["outbox", "conflicts"], .outbox, "what was not sent yet, and what is in conflict"),
        PlainVerb(.contacts, "T", ["trash"], .trash, "deleted contacts"),
    ]

    private static let books: [PlainVerb] =
        [
            PlainVerb(.books, "r", ["refresh", "sync"], .refresh, "read its directory again, or all", .number),
            PlainVerb(.books, "n", ["new", "add"], .addBook, "add a book"),
            PlainVerb(.books, "e", ["edit", "change", "set"], .edit, "change its address and options", .number),
            PlainVerb(.books, "d", ["remove", "delete"], .delete, "remove the book from this machine; asks", .number),
        ] + leaving(.books, "back to the contacts")

    private static let trash: [PlainVerb] =
        [
            PlainVerb(.trash, "r", ["restore"], .restore, "bring contacts back", .numbers),
            PlainVerb(.trash, "E", ["empty"], .emptyTrash, "empty the trash for good; asks"),
        ] + history(.trash) + leaving(.trash, "back to the contacts")

    private static let outbox: [PlainVerb] =
        [
            PlainVerb(.outbox, "r", ["retry", "send"], .retry, "send everything now"),
            PlainVerb(.outbox, "e", ["edit"], .edit, "correct the contact", .number),
            PlainVerb(.outbox, "!", ["conflict", "settle", "resolve"], .conflict, "settle the conflict", .number),
            PlainVerb(.outbox, "d", ["drop"], .drop, "give the change up; asks", .number),
        ] + leaving(.outbox, "back to the contacts")

    private static func history(_ place: PlainPlace) -> [PlainVerb] {
        [
            PlainVerb(place, "u", ["undo"], .undo, "take the last change back"),
            PlainVerb(place, "U", ["redo"], .redo, "do again what was taken back"),
        ]
    }

    private static func leaving(_ place: PlainPlace, _ what: String) -> [PlainVerb] {
        [PlainVerb(place, "?", ["help"], .help, "this help")]
            + (place == .contacts
                ? [PlainVerb(place, "q", ["quit", "exit"], .quit, what)]
                : [PlainVerb(place, "h", ["back", "q", "quit", "list"], .back, what)])
    }
}
