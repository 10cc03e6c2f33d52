internal import TerminalUI

extension KeyEvent {
    /// The key in words that any terminal can show, as machine output has it: `Ctrl-S`, `Shift-Tab`, `PgDn`, `Space`.
    package var name: String {
        let held = [(Modifiers.control, "Ctrl-"), (.alt, "Alt-"), (.command, "Cmd-"), (.shift, "Shift-")]
            .filter { modifiers.contains($0.0) }.map(\.1).joined()
        return held + key.name(isHeld: !modifiers.isDisjoint(with: [.control, .alt, .command]))
    }
}

extension KeyEvent.Key {
    /// - Parameter isHeld: with others, letters are written as they stand on the keys.
    fileprivate func name(isHeld: Bool) -> String {
        switch self {
        case .character(" "): "Space"
        case .character(let character): isHeld ? character.uppercased() : String(character)
        case .enter: "Enter"
        case .tab: "Tab"
        case .escape: "Esc"
        case .backspace: "Backspace"
        case .delete: "Del"
        case .insert: "Ins"
        case .up: "Up"
        case .down: "Down"
        case .left: "Left"
        case .right: "Right"
        case .home: "Home"
        case .end: "End"
        case .pageUp: "PgUp"
        case .pageDown: "PgDn"
        case .function(let number): "F\(number)"
        }
    }
}
