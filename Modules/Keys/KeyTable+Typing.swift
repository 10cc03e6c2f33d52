internal import TerminalUI

extension KeyTable {
    /// Emacs' keys, and those that stand on keyboards for the same, wherever text is typed.
    static let lineEditing: [KeyBinding] = cursor + deleting

    private static let cursor: [KeyBinding] = [
        KeyBinding(.lineEditing, [.control("a"), KeyEvent(.home)], "Ctrl-A Home", .lineStart, "Start of line"),
        KeyBinding(.lineEditing, [.control("e"), KeyEvent(.end)], "Ctrl-E End", .lineEnd, "End of line"),
        KeyBinding(
            .lineEditing, [.control("b"), KeyEvent(.left)], "Ctrl-B ←", .characterLeft, "Character left"),
        KeyBinding(
            .lineEditing, [.control("f"), KeyEvent(.right)], "Ctrl-F →", .characterRight, "Character right"),
        KeyBinding(
            .lineEditing, [.alt("b"), KeyEvent(.left, .control), KeyEvent(.left, .alt)], "Alt-B Ctrl-←", .wordLeft,
            "Word left"),
        KeyBinding(
            .lineEditing, [.alt("f"), KeyEvent(.right, .control), KeyEvent(.right, .alt)], "Alt-F Ctrl-→", .wordRight,
            "Word right"),
    ]

    private static let deleting: [KeyBinding] = [
        KeyBinding(
            .lineEditing, [KeyEvent(.backspace), .control("h")], "Backspace Ctrl-H", .deleteLeft,
            "Delete character before"),
        KeyBinding(
            .lineEditing, [KeyEvent(.delete), .control("d")], "Del Ctrl-D", .deleteRight, "Delete character after"),
        KeyBinding(.lineEditing, [.control("u")], "Ctrl-U", .cutLineStart, "Cut to start of line"),
        KeyBinding(.lineEditing, [.control("k")], "Ctrl-K", .cutLineEnd, "Cut to end of line"),
        KeyBinding(.lineEditing, [.control("w")], "Ctrl-W", .cutLeft, "Cut to previous space"),
        KeyBinding(
            .lineEditing, [KeyEvent(.backspace, .alt), KeyEvent(.backspace, .control)], "Alt-Backspace", .cutWordLeft,
            "Cut word before"),
        KeyBinding(
            .lineEditing, [.alt("d"), KeyEvent(.delete, .control)], "Alt-D Ctrl-Del", .cutWordRight,
            "Cut word after"),
        KeyBinding(.lineEditing, [.control("y")], "Ctrl-Y", .paste, "Paste cut text"),
    ]
}
