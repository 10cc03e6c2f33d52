internal import TerminalUI

extension KeyTable {
    /// The list and the search in it.
    static let lists: [KeyBinding] = list + search

    private static let list: [KeyBinding] =
        [
            KeyBinding(
                .list, [KeyEvent(.enter), .character("l"), KeyEvent(.right)], "Enter l →", .open, "Open",
                hint: ("⏎", "open")),
            KeyBinding(.list, [.character("/")], "/", .search, "Search", hint: ("/", "search")),
            new(in: .list),
        ] + changes(in: .list) + history(in: .list) + reaching(in: .list) + steps(in: .list, what: "contact") + [
            KeyBinding(.list, [.character("r")], "r", .refresh, "Refresh", hint: ("r", "refresh")),
            KeyBinding(
                .list, [.character(" ")], "Space", .select, "Select", hint: ("Space", "select")),
            KeyBinding(.list, [.character("v")], "v", .selectRange, "Select range"),
            KeyBinding(
                .list, [.character("F")], "F", .favoritesOnly, "Favorites only",
                hint: ("F", "favorites")),
            KeyBinding(.list, [.character("o")], "o", .sort, "Sort…", hint: ("o", "sort")),
        ] + places(in: .list) + [
            conflict(in: .list),
            KeyBinding(
                .list, [KeyEvent(.tab)], "Tab", .otherPane, "Switch to contact",
                hint: ("Tab", "contact")),
            KeyBinding(.list, [.character("q")], "q", .back, "Quit", hint: ("q", "quit")),
            KeyBinding(
                .list, [KeyEvent(.escape)], "Esc", .clearSearch,
                "Dismiss / clear / quit"),
            KeyBinding(.list, [.character("a")], "a", .jump, "Jump to letter…"),
        ] + leaps(in: .list, what: "contact")

    private static let search: [KeyBinding] = [
        KeyBinding(.search, [KeyEvent(.enter)], "Enter", .keepSearch, "Accept search", hint: ("⏎", "accept")),
        KeyBinding(.search, [KeyEvent(.escape)], "Esc", .clearSearch, "Clear search", hint: ("Esc", "clear")),
        KeyBinding(.search, [KeyEvent(.down), .control("n")], "↓ Ctrl-N", .down, "Next contact"),
        KeyBinding(.search, [KeyEvent(.up), .control("p")], "↑ Ctrl-P", .up, "Previous contact", hint: ("↑↓", "move")),
        KeyBinding(.search, [KeyEvent(.pageDown)], "PgDn", .pageDown, "Page down"),
        KeyBinding(.search, [KeyEvent(.pageUp)], "PgUp", .pageUp, "Page up"),
    ]

    /// One contact, its photo, and what is chosen for it.
    static let contacts: [KeyBinding] = detail + photo + files

    private static let detail: [KeyBinding] =
        [back(in: .detail, to: "the list")] + [
            KeyBinding(
                .detail, [KeyEvent(.enter)], "Enter", .act, "Open field (compose, call, browse)",
                hint: ("⏎", "open")),
            KeyBinding(
                .detail, [.character("y")], "y", .copy, "Copy field",
                hint: ("y", "copy")),
        ] + changes(in: .detail) + history(in: .detail) + reaching(in: .detail) + [
            KeyBinding(
                .detail, [.character("]")], "]", .nextContact, "Next contact",
                hint: ("] [", "next, previous")),
            KeyBinding(.detail, [.character("[")], "[", .previousContact, "Previous contact"),
        ] + movement(in: .detail, what: "field") + [
            KeyBinding(.detail, [.character("p")], "p", .choosePhoto, "Change photo…", hint: ("p", "photo")),
            KeyBinding(
                .detail, [.character("i")], "i", .fullScreenPhoto, "View photo"),
            conflict(in: .detail),
            KeyBinding(.detail, [.character("r")], "r", .refresh, "Refresh", hint: ("r", "refresh")),
            new(in: .detail),
        ] + places(in: .detail) + [
            KeyBinding(
                .detail, [KeyEvent(.tab)], "Tab", .otherPane, "Switch to list",
                hint: ("Tab", "list"))
        ]

    private static let photo: [KeyBinding] = [
        back(in: .photo, to: "the contact"),
        KeyBinding(.photo, [.character("p")], "p", .choosePhoto, "Change photo…", hint: ("p", "change")),
        KeyBinding(.photo, [.character("x")], "x", .removePhoto, "Remove photo", hint: ("x", "remove")),
    ]

    private static let files: [KeyBinding] =
        [
            KeyBinding(
                .files, [KeyEvent(.enter), .character("l"), KeyEvent(.right)], "Enter l →", .open,
                "Open folder or choose picture", hint: ("⏎", "choose")),
            KeyBinding(
                .files, [.character("h"), KeyEvent(.left), KeyEvent(.backspace)], "h ← Backspace", .parentFolder,
                "Go to parent folder", hint: ("h", "up")),
            KeyBinding(
                .files, [.character(".")], ".", .hiddenFiles, "Toggle hidden files",
                hint: (".", "hidden")),
        ] + movement(in: .files, what: "file") + [
            KeyBinding(
                .files, [KeyEvent(.escape), .character("q")], "Esc q", .back, "Cancel", hint: ("Esc", "cancel"))
        ]
}
