internal import TerminalUI

extension KeyTable {
    /// Every key of the app, in the order in which help and hints show them.
    static let all: [KeyBinding] = list + search + detail + help + launch + everywhere

    private static let list: [KeyBinding] =
        [
            KeyBinding(
                .list, [KeyEvent(.enter), .character("l"), KeyEvent(.right)], "Enter l →", .open, "open the contact",
                hint: ("⏎", "open")),
            KeyBinding(.list, [.character("/")], "/", .search, "find as you type", hint: ("/", "find")),
        ] + movement(in: .list, what: "contact") + [
            KeyBinding(
                .list, [.character("F")], "F", .favoritesOnly, "favourites only, or everybody",
                hint: ("F", "favourites")),
            KeyBinding(
                .list, [.character("o")], "o", .sort, "order by name, family name, last change", hint: ("o", "order")),
            KeyBinding(.list, [.character("r")], "r", .refresh, "read the directories again", hint: ("r", "refresh")),
            KeyBinding(
                .list, [KeyEvent(.tab)], "Tab", .otherPane, "to the contact beside the list, on a wide screen",
                hint: ("Tab", "contact")),
            KeyBinding(.list, [KeyEvent(.escape)], "Esc", .clearSearch, "hide a failure, clear the search, else quit"),
            KeyBinding(.list, [.character("q")], "q", .back, "quit", hint: ("q", "quit")),
        ]

    private static let search: [KeyBinding] = [
        KeyBinding(.search, [KeyEvent(.enter)], "Enter", .keepSearch, "keep the search", hint: ("⏎", "keep")),
        KeyBinding(.search, [KeyEvent(.escape)], "Esc", .clearSearch, "clear the search", hint: ("Esc", "clear")),
        KeyBinding(.search, [KeyEvent(.down), .control("n")], "↓ Ctrl-N", .down, "next contact"),
        KeyBinding(.search, [KeyEvent(.up), .control("p")], "↑ Ctrl-P", .up, "previous contact", hint: ("↑↓", "move")),
        KeyBinding(.search, [KeyEvent(.pageDown)], "PgDn", .pageDown, "a page down"),
        KeyBinding(.search, [KeyEvent(.pageUp)], "PgUp", .pageUp, "a page up"),
    ]

    private static let detail: [KeyBinding] =
        [
            KeyBinding(
                .detail, [.character("h"), KeyEvent(.left), KeyEvent(.escape), .character("q")], "h ← Esc q", .back,
                "back to the list", hint: ("h", "back"))
        ] + movement(in: .detail, what: "field") + [
            KeyBinding(
                .detail, [.character("]")], "]", .nextContact, "next contact of the list",
                hint: ("] [", "next, previous")),
            KeyBinding(.detail, [.character("[")], "[", .previousContact, "previous contact of the list"),
            KeyBinding(
                .detail, [.character("y")], "y", .copy, "copy the field to the terminal's clipboard",
                hint: ("y", "copy")),
            KeyBinding(.detail, [.character("r")], "r", .refresh, "read the directories again", hint: ("r", "refresh")),
            KeyBinding(
                .detail, [KeyEvent(.tab)], "Tab", .otherPane, "to the list beside the contact, on a wide screen",
                hint: ("Tab", "list")),
        ]

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

    private static let everywhere: [KeyBinding] = [
        KeyBinding(
            .everywhere, [.character("?"), KeyEvent(.function(1))], "? F1", .help, "this help", hint: ("?", "help")),
        KeyBinding(.everywhere, [.control("c")], "Ctrl-C", .quit, "quit"),
        KeyBinding(.everywhere, [.control("z")], "Ctrl-Z", .suspend, "to the shell; `fg` comes back"),
        KeyBinding(.everywhere, [.control("l")], "Ctrl-L", .redraw, "draw the screen anew"),
    ]

    private static func movement(in context: KeyContext, what: String) -> [KeyBinding] {
        [
            KeyBinding(
                context, [.character("j"), KeyEvent(.down)], "j ↓", .down, "next \(what)", hint: ("j/k", "move")),
            KeyBinding(context, [.character("k"), KeyEvent(.up)], "k ↑", .up, "previous \(what)"),
            KeyBinding(context, [.control("d")], "Ctrl-D", .halfPageDown, "half a page down"),
            KeyBinding(context, [.control("u")], "Ctrl-U", .halfPageUp, "half a page up"),
            KeyBinding(context, [KeyEvent(.pageDown)], "PgDn", .pageDown, "a page down"),
            KeyBinding(context, [KeyEvent(.pageUp)], "PgUp", .pageUp, "a page up"),
            KeyBinding(context, [.character("g"), KeyEvent(.home)], "g Home", .first, "first \(what)"),
            KeyBinding(context, [.character("G"), KeyEvent(.end)], "G End", .last, "last \(what)"),
        ]
    }
}
