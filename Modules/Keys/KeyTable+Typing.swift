internal import TerminalUI

extension KeyTable {
    /// Emacs' keys, and those that stand on keyboards for the same, wherever text is typed.
    static let lineEditing: [KeyBinding] = cursor + deleting

    private static let cursor: [KeyBinding] = [
        KeyBinding(.lineEditing, [.control("a"), KeyEvent(.home)], "Ctrl-A Home", .lineStart, "start of the line"),
        KeyBinding(.lineEditing, [.control("e"), KeyEvent(.end)], "Ctrl-E End", .lineEnd, "end of the line"),
        KeyBinding(
            .lineEditing, [.control("b"), KeyEvent(.left)], "Ctrl-B ←", .characterLeft, "a character to the left"),
        KeyBinding(
            .lineEditing, [.control("f"), KeyEvent(.right)], "Ctrl-F →", .characterRight, "a character to the right"),
        KeyBinding(
            .lineEditing, [.alt("b"), KeyEvent(.left, .control), KeyEvent(.left, .alt)], "Alt-B Ctrl-←", .wordLeft,
            "a word to the left"),
        KeyBinding(
            .lineEditing, [.alt("f"), KeyEvent(.right, .control), KeyEvent(.right, .alt)], "Alt-F Ctrl-→", .wordRight,
            "a word to the right"),
    ]

    private static let deleting: [KeyBinding] = [
        KeyBinding(
            .lineEditing, [KeyEvent(.backspace), .control("h")], "Backspace Ctrl-H", .deleteLeft,
            "delete the character before"),
        KeyBinding(
            .lineEditing, [KeyEvent(.delete), .control("d")], "Del Ctrl-D", .deleteRight, "delete the character behind"),
        KeyBinding(.lineEditing, [.control("u")], "Ctrl-U", .cutLineStart, "cut all up to the start of the line"),
        KeyBinding(.lineEditing, [.control("k")], "Ctrl-K", .cutLineEnd, "cut all up to the end of the line"),
        KeyBinding(.lineEditing, [.control("w")], "Ctrl-W", .cutLeft, "cut the word before, up to a blank"),
        KeyBinding(
            .lineEditing, [KeyEvent(.backspace, .alt), KeyEvent(.backspace, .control)], "Alt-Backspace", .cutWordLeft,
            "cut the word before"),
        KeyBinding(
            .lineEditing, [.alt("d"), KeyEvent(.delete, .control)], "Alt-D Ctrl-Del", .cutWordRight,
            "cut the word behind"),
        KeyBinding(.lineEditing, [.control("y")], "Ctrl-Y", .paste, "bring back what was cut last"),
    ]
}
