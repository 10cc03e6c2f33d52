internal import TerminalUI

extension KeyTable {
    /// Every key of the app, in the order in which help and hints show them.
    static let all: [KeyBinding] = lists + contacts + forms + places + dialogs + lineEditing + everywhere

    private static let everywhere: [KeyBinding] =
        [
            KeyBinding(
                .everywhere, [.character("?"), KeyEvent(.function(1))], "? F1", .help, "Help", hint: ("?", "help")),
            KeyBinding(
                .everywhere, [.character(":")], ":", .palette, "Command palette", hint: (":", "commands")),
        ] + controls

    /// Global bindings, with their form where text is typed: `?` and `:` are text there.
    static let everywhereTyping: [KeyBinding] =
        [KeyBinding(.everywhere, [KeyEvent(.function(1))], "F1", .help, "Help", hint: ("F1", "help"))] + controls

    private static let controls: [KeyBinding] = [
        KeyBinding(.everywhere, [.control("c")], "Ctrl-C", .quit, "Quit"),
        KeyBinding(.everywhere, [.control("z")], "Ctrl-Z", .suspend, "Suspend"),
        KeyBinding(.everywhere, [.control("l")], "Ctrl-L", .redraw, "Redraw"),
        KeyBinding(
            .everywhere, [KeyEvent(.function(2))], "F2", .mouse, "Toggle mouse"),
    ]

    static func movement(in context: KeyContext, what: String) -> [KeyBinding] {
        steps(in: context, what: what) + leaps(in: context, what: what)
    }

    /// From one to the next.
    static func steps(in context: KeyContext, what: String) -> [KeyBinding] {
        [
            KeyBinding(
                context, [.character("j"), KeyEvent(.down)], "j ↓", .down, "Next \(what)", hint: ("j/k", "move")),
            KeyBinding(context, [.character("k"), KeyEvent(.up)], "k ↑", .up, "Previous \(what)"),
        ]
    }

    /// Over many at once.
    static func leaps(in context: KeyContext, what: String) -> [KeyBinding] {
        [
            KeyBinding(context, [.control("d")], "Ctrl-D", .halfPageDown, "Half page down"),
            KeyBinding(context, [.control("u")], "Ctrl-U", .halfPageUp, "Half page up"),
            KeyBinding(context, [KeyEvent(.pageDown)], "PgDn", .pageDown, "Page down"),
            KeyBinding(context, [KeyEvent(.pageUp)], "PgUp", .pageUp, "Page up"),
            KeyBinding(context, [.character("g"), KeyEvent(.home)], "g Home", .first, "First \(what)"),
            KeyBinding(context, [.character("G"), KeyEvent(.end)], "G End", .last, "Last \(what)"),
        ]
    }

    /// Back, by the keys that mean it wherever nothing is typed.
    static func back(in context: KeyContext, to place: String) -> KeyBinding {
        KeyBinding(
            context, [.character("h"), KeyEvent(.left), KeyEvent(.escape), .character("q")], "h ← Esc q", .back,
            "Back to \(place)", hint: ("h", "back"))
    }

    static func history(in context: KeyContext) -> [KeyBinding] {
        [
            KeyBinding(context, [.character("u")], "u", .undo, "Undo"),
            KeyBinding(context, [.control("r")], "Ctrl-R", .redo, "Redo"),
        ]
    }

    /// Bindings for a contact, in the list and on its own screen.
    static func changes(in context: KeyContext) -> [KeyBinding] {
        [
            KeyBinding(context, [.character("e")], "e", .edit, "Edit", hint: ("e", "edit")),
            KeyBinding(
                context, [.character("f")], "f", .favorite, "Toggle favorite",
                hint: ("f", "favorite")),
            KeyBinding(context, [.character("d")], "d", .delete, "Delete", hint: ("d", "delete")),
        ]
    }

    static func reaching(in context: KeyContext) -> [KeyBinding] {
        [
            KeyBinding(context, [.character("m")], "m", .email, "Compose e-mail", hint: ("m", "e-mail")),
            KeyBinding(context, [.character("c")], "c", .call, "Call", hint: ("c", "call")),
            KeyBinding(context, [.character("s")], "s", .message, "Send message", hint: ("s", "message")),
        ]
    }

    static func conflict(in context: KeyContext) -> KeyBinding {
        KeyBinding(
            context, [.character("!")], "!", .conflict, "Resolve conflict",
            hint: ("!", "resolve"))
    }

    static func new(in context: KeyContext) -> KeyBinding {
        KeyBinding(context, [.character("n")], "n", .new, "New contact", hint: ("n", "new"))
    }

    /// Bindings of the other screens.
    static func places(in context: KeyContext) -> [KeyBinding] {
        [
            KeyBinding(context, [.character("b")], "b", .books, "Address books", hint: ("b", "books")),
            KeyBinding(context, [.character("O")], "O", .outbox, "Outbox"),
            KeyBinding(context, [.character("T")], "T", .trash, "Trash"),
        ]
    }
}
