/// A key press.
package struct KeyEvent: Sendable, Hashable {
    /// The key without modifiers.
    package enum Key: Sendable, Hashable {
        /// Text with Shift already applied: `A` rather than Shift and `a`. One grapheme cluster if it arrived in one
        /// read.
        case character(Character)
        case enter, tab, escape, backspace, delete, insert
        case up, down, left, right, home, end, pageUp, pageDown
        /// Function key; F1 is 1.
        case function(Int)
    }

    /// The modifier keys.
    package struct Modifiers: OptionSet, Sendable, Hashable {
        /// The bits of xterm's and kitty's modifier parameter minus 1.
        package let rawValue: Int

        /// The bits of xterm's and kitty's modifier parameter minus 1.
        package init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// Shift; never set for characters that have their own shifted form.
        package static let shift = Modifiers(rawValue: 1)
        /// Alt; also for a key after ESC.
        package static let alt = Modifiers(rawValue: 2)
        /// Ctrl.
        package static let control = Modifiers(rawValue: 4)
        /// Super, Windows or Command; only with kitty's protocol.
        package static let command = Modifiers(rawValue: 8)
    }

    /// The key.
    package var key: Key
    /// The modifiers.
    package var modifiers: Modifiers
    /// The key's character on a US keyboard, if the terminal reports it (kitty's alternate keys) and it differs.
    package var baseLayout: Character?

    /// Creates a key press.
    package init(_ key: Key, _ modifiers: Modifiers = [], baseLayout: Character? = nil) {
        self.key = key
        self.modifiers = modifiers
        self.baseLayout = baseLayout
    }

    /// Typed text.
    package static func character(_ character: Character) -> KeyEvent { KeyEvent(.character(character)) }

    /// Ctrl with a lower-case letter, a space or one of `@ \ ] ^ _`.
    package static func control(_ character: Character) -> KeyEvent { KeyEvent(.character(character), .control) }

    /// Alt with a character.
    package static func alt(_ character: Character) -> KeyEvent { KeyEvent(.character(character), .alt) }

    /// The text to insert; nil for a command.
    package var text: String? {
        guard case .character(let character) = key, modifiers.isSubset(of: .shift) else { return nil }
        return String(character)
    }

    /// The events to look up in a key map, in order of preference: the typed key; the same position on a US keyboard,
    /// so that commands work with non-Latin layouts; the event without kitty's protocol, so that Ctrl-M and Shift-Enter
    /// work as Enter unless they are bound themselves.
    package var candidates: [KeyEvent] {
        let typed = [KeyEvent(key, modifiers)] + (baseLayout.map { [KeyEvent(.character($0), modifiers)] } ?? [])
        return typed + typed.compactMap(\.withoutProtocol)
    }

    /// Nil if it is the same event.
    private var withoutProtocol: KeyEvent? {
        let event: KeyEvent? =
            switch key {
            case .enter, .escape, .backspace: KeyEvent(key, modifiers.subtracting([.shift, .control]))
            case .tab: KeyEvent(key, modifiers.subtracting(.control))
            case .character(let character) where modifiers.contains(.control):
                Self.controlCharacters[character].map { KeyEvent($0, modifiers.subtracting(.control)) }
                    ?? KeyEvent(.character(Character(character.lowercased())), modifiers)
            default: nil
            }
        return event == self ? nil : event
    }

    /// ASCII control characters that have keys of their own.
    private static let controlCharacters: [Character: Key] = [
        "h": .backspace, "i": .tab, "j": .enter, "m": .enter, "[": .escape,
    ]
}
