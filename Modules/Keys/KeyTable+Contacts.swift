internal import TerminalUI

extension KeyTable {
    /// The list and the search in it.
    static let lists: [KeyBinding] = list + search

    private static let list: [KeyBinding] =
        [
            KeyBinding(
                .list, [KeyEvent(.enter), .character("l"), KeyEvent(.right)], "Enter l →", .open, "open the contact",
                hint: ("⏎", "open")),
            KeyBinding(.list, [.character("/")], "/", .search, "find as you type", hint: ("/", "find")),
            new(in: .list),
        ] + changes(in: .list) + history(in: .list) + reaching(in: .list) + steps(in: .list, what: "contact") + [
            KeyBinding(.list, [.character("r")], "r", .refresh, "read the directories again", hint: ("r", "refresh")),
            KeyBinding(
                .list, [.character(" ")], "Space", .select, "select several: this one too", hint: ("Space", "select")),
            KeyBinding(.list, [.character("v")], "v", .selectRange, "select a range: from here to where v is pressed"),
            KeyBinding(
                .list, [.character("F")], "F", .favoritesOnly, "favorites only, or everybody",
                hint: ("F", "favorites")),
            KeyBinding(.list, [.character("o")], "o", .sort, "choose the order", hint: ("o", "order")),
        ] + places(in: .list) + [
            conflict(in: .list),
            KeyBinding(
                .list, [KeyEvent(.tab)], "Tab", .otherPane, "to the contact beside the list, on a wide screen",
                hint: ("Tab", "contact")),
            KeyBinding(.list, [.character("q")], "q", .back, "quit", hint: ("q", "quit")),
            KeyBinding(
                .list, [KeyEvent(.escape)], "Esc", .clearSearch,
                "hide a failure, select none, end the search, quit"),
            KeyBinding(.list, [.character("a")], "a", .jump, "jump to a letter"),
        ] + leaps(in: .list, what: "contact")

    private static let search: [KeyBinding] = [
        KeyBinding(.search, [KeyEvent(.enter)], "Enter", .keepSearch, "keep the search", hint: ("⏎", "keep")),
        KeyBinding(.search, [KeyEvent(.escape)], "Esc", .clearSearch, "clear the search", hint: ("Esc", "clear")),
        KeyBinding(.search, [KeyEvent(.down), .control("n")], "↓ Ctrl-N", .down, "next contact"),
        KeyBinding(.search, [KeyEvent(.up), .control("p")], "↑ Ctrl-P", .up, "previous contact", hint: ("↑↓", "move")),
        KeyBinding(.search, [KeyEvent(.pageDown)], "PgDn", .pageDown, "a page down"),
        KeyBinding(.search, [KeyEvent(.pageUp)], "PgUp", .pageUp, "a page up"),
    ]

    /// One contact, its photo, and what is chosen for it.
    static let contacts: [KeyBinding] = detail + photo + files

    private static let detail: [KeyBinding] =
        [back(in: .detail, to: "the list")] + [
            KeyBinding(
                .detail, [KeyEvent(.enter)], "Enter", .act, "write, call, or open what the field says",
                hint: ("⏎", "do")),
            KeyBinding(
                .detail, [.character("y")], "y", .copy, "copy the field to the terminal's clipboard",
                hint: ("y", "copy")),
        ] + changes(in: .detail) + history(in: .detail) + reaching(in: .detail) + [
            KeyBinding(
                .detail, [.character("]")], "]", .nextContact, "next contact of the list",
                hint: ("] [", "next, previous")),
            KeyBinding(.detail, [.character("[")], "[", .previousContact, "previous contact of the list"),
        ] + movement(in: .detail, what: "field") + [
            KeyBinding(.detail, [.character("p")], "p", .choosePhoto, "choose a photo", hint: ("p", "photo")),
            KeyBinding(
                .detail, [.character("i")], "i", .fullScreenPhoto, "the photo on the whole screen"),
            conflict(in: .detail),
            KeyBinding(.detail, [.character("r")], "r", .refresh, "read the directories again", hint: ("r", "refresh")),
            new(in: .detail),
        ] + places(in: .detail) + [
            KeyBinding(
                .detail, [KeyEvent(.tab)], "Tab", .otherPane, "to the list beside the contact, on a wide screen",
                hint: ("Tab", "list"))
        ]

    private static let photo: [KeyBinding] = [
        back(in: .photo, to: "the contact"),
        KeyBinding(.photo, [.character("p")], "p", .choosePhoto, "choose another photo", hint: ("p", "choose")),
        KeyBinding(.photo, [.character("x")], "x", .removePhoto, "remove the photo", hint: ("x", "remove")),
    ]

    private static let files: [KeyBinding] =
        [
            KeyBinding(
                .files, [KeyEvent(.enter), .character("l"), KeyEvent(.right)], "Enter l →", .open,
                "into the folder; take the picture", hint: ("⏎", "take")),
            KeyBinding(
                .files, [.character("h"), KeyEvent(.left), KeyEvent(.backspace)], "h ← Backspace", .parentFolder,
                "to the folder above", hint: ("h", "up")),
            KeyBinding(
                .files, [.character(".")], ".", .hiddenFiles, "show hidden files, or hide them",
                hint: (".", "hidden")),
        ] + movement(in: .files, what: "file") + [
            KeyBinding(
                .files, [KeyEvent(.escape), .character("q")], "Esc q", .back, "choose none", hint: ("Esc", "back"))
        ]
}
