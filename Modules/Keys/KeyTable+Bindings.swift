internal import TerminalUI

extension KeyTable {
    /// Every key of the app, in the order in which help and hints show them.
    static let all: [KeyBinding] = lists + contacts + forms + boxes + dialogs + lineEditing + everywhere

    private static let everywhere: [KeyBinding] =
        [
            KeyBinding(
                .everywhere, [.character("?"), KeyEvent(.function(1))], "? F1", .help, "this help", hint: ("?", "help")),
            KeyBinding(
                .everywhere, [.character(":")], ":", .palette, "find an action by its name", hint: (":", "actions")),
        ] + controls

    /// What holds everywhere, as it is where text is typed: `?` and `:` are text there.
    static let everywhereTyping: [KeyBinding] =
        [KeyBinding(.everywhere, [KeyEvent(.function(1))], "F1", .help, "this help", hint: ("F1", "help"))] + controls

    private static let controls: [KeyBinding] = [
        KeyBinding(.everywhere, [.control("c")], "Ctrl-C", .quit, "quit"),
        KeyBinding(.everywhere, [.control("z")], "Ctrl-Z", .suspend, "to the shell; `fg` comes back"),
        KeyBinding(.everywhere, [.control("l")], "Ctrl-L", .redraw, "draw the screen anew"),
        KeyBinding(
            .everywhere, [KeyEvent(.function(2))], "F2", .mouse, "take the mouse, or leave it to the terminal"),
    ]

    static func movement(in context: KeyContext, what: String) -> [KeyBinding] {
        steps(in: context, what: what) + leaps(in: context, what: what)
    }

    /// From one to the next.
    static func steps(in context: KeyContext, what: String) -> [KeyBinding] {
        [
            KeyBinding(
                context, [.character("j"), KeyEvent(.down)], "j ↓", .down, "next \(what)", hint: ("j/k", "move")),
            KeyBinding(context, [.character("k"), KeyEvent(.up)], "k ↑", .up, "previous \(what)"),
        ]
    }

    /// Over many at once.
    static func leaps(in context: KeyContext, what: String) -> [KeyBinding] {
        [
            KeyBinding(context, [.control("d")], "Ctrl-D", .halfPageDown, "half a page down"),
            KeyBinding(context, [.control("u")], "Ctrl-U", .halfPageUp, "half a page up"),
            KeyBinding(context, [KeyEvent(.pageDown)], "PgDn", .pageDown, "a page down"),
            KeyBinding(context, [KeyEvent(.pageUp)], "PgUp", .pageUp, "a page up"),
            KeyBinding(context, [.character("g"), KeyEvent(.home)], "g Home", .first, "first \(what)"),
            KeyBinding(context, [.character("G"), KeyEvent(.end)], "G End", .last, "last \(what)"),
        ]
    }

    /// Back, by the keys that mean it wherever nothing is typed.
    static func back(in context: KeyContext, to place: String) -> KeyBinding {
        KeyBinding(
            context, [.character("h"), KeyEvent(.left), KeyEvent(.escape), .character("q")], "h ← Esc q", .back,
            "back to \(place)", hint: ("h", "back"))
    }

    static func history(in context: KeyContext) -> [KeyBinding] {
        [
            KeyBinding(context, [.character("u")], "u", .undo, "take the last change back"),
            KeyBinding(context, [.control("r")], "Ctrl-R", .redo, "do again what was taken back"),
        ]
    }

    /// What is done to a contact in the list as on its own screen.
    static func changes(in context: KeyContext) -> [KeyBinding] {
        [
            KeyBinding(context, [.character("e")], "e", .edit, "edit the contact", hint: ("e", "edit")),
            KeyBinding(
                context, [.character("f")], "f", .favorite, "make it a favorite, or no longer one",
                hint: ("f", "fav")),
            KeyBinding(context, [.character("d")], "d", .delete, "delete; u takes that back", hint: ("d", "del")),
        ]
    }

    static func reaching(in context: KeyContext) -> [KeyBinding] {
        [
            KeyBinding(context, [.character("m")], "m", .email, "write an e-mail", hint: ("m", "mail")),
            KeyBinding(context, [.character("c")], "c", .call, "call", hint: ("c", "call")),
            KeyBinding(context, [.character("s")], "s", .message, "send a text message", hint: ("s", "message")),
        ]
    }

    static func conflict(in context: KeyContext) -> KeyBinding {
        KeyBinding(
            context, [.character("!")], "!", .conflict, "settle the conflict of the contact marked with !",
            hint: ("!", "settle"))
    }

    static func new(in context: KeyContext) -> KeyBinding {
        KeyBinding(context, [.character("n")], "n", .new, "new contact", hint: ("n", "new"))
    }

    /// What is shown beside the contacts.
    static func places(in context: KeyContext) -> [KeyBinding] {
        [
            KeyBinding(context, [.character("b")], "b", .books, "the address books", hint: ("b", "books")),
            KeyBinding(context, [.character("O")], "O", .outbox, "what was not sent yet"),
            KeyBinding(context, [.character("T")], "T", .trash, "deleted contacts"),
        ]
    }
}
