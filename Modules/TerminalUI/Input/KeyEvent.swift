/// One key press.
package struct KeyEvent: Sendable, Hashable {
    /// What was pressed, without what was held.
    package enum Key: Sendable, Hashable {
        /// Text, already with Shift: `A`, not Shift and `a`. One grapheme cluster where it came in one read.
        case character(Character)
        case enter, tab, escape, backspace, delete, insert
        case up, down, left, right, home, end, pageUp, pageDown
        /// F1 is 1.
        case function(Int)
    }

    /// What was held.
    package struct Modifiers: OptionSet, Sendable, Hashable {
        /// The bits of xterm's and kitty's parameter, less 1.
        package let rawValue: Int

        /// The bits of xterm's and kitty's parameter, less 1.
        package init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// Never set for characters that have a shifted form of their own.
        package static let shift = Modifiers(rawValue: 1)
        /// Also what came after ESC.
        package static let alt = Modifiers(rawValue: 2)
        /// Ctrl.
        package static let control = Modifiers(rawValue: 4)
        /// Super, Windows or Command; only with kitty's protocol.
        package static let command = Modifiers(rawValue: 8)
    }

    /// What was pressed.
    package var key: Key
    /// What was held.
    package var modifiers: Modifiers
    /// What the key gives on a US keyboard, where the terminal says so (kitty's alternate keys) and it differs.
    package var baseLayout: Character?

    /// A key, alone or with others held.
    package init(_ key: Key, _ modifiers: Modifiers = [], baseLayout: Character? = nil) {
        self.key = key
        self.modifiers = modifiers
        self.baseLayout = baseLayout
    }

    /// Text as it was typed.
    package static func character(_ character: Character) -> KeyEvent { KeyEvent(.character(character)) }

    /// Ctrl with a lower-case letter or one of `@ \ ] ^ _` and blank.
    package static func control(_ character: Character) -> KeyEvent { KeyEvent(.character(character), .control) }

    /// Alt with a character.
    package static func alt(_ character: Character) -> KeyEvent { KeyEvent(.character(character), .alt) }

    /// The text to insert; nil for a command.
    package var text: String? {
        guard case .character(let character) = key, modifiers.isSubset(of: .shift) else { return nil }
        return String(character)
    }

    /// The events to look up in a table of keys, best first: what was typed, then the same place on a US keyboard, so
    /// that commands work under a layout without Latin letters, then what a terminal without kitty's protocol would have
    /// sent, so that Ctrl-M is Enter, and Shift with Enter too, where they mean nothing else.
    package var candidates: [KeyEvent] {
        let typed = [KeyEvent(key, modifiers)] + (baseLayout.map { [KeyEvent(.character($0), modifiers)] } ?? [])
        return typed + typed.compactMap(\.withoutProtocol)
    }

    /// Nil where it is the same.
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

    /// ASCII's control characters that have a key of their own.
    private static let controlCharacters: [Character: Key] = [
        "h": .backspace, "i": .tab, "j": .enter, "m": .enter, "[": .escape,
    ]
}
