package import TerminalUI

extension LineEditor {
    /// Does what the table says of a key where text is typed, or types it.
    package mutating func press(_ key: KeyEvent) -> Effect {
        if let command = KeyTable.action(for: key, in: .lineEditing)?.lineCommand { return perform(command) }
        return type(key)
    }
}

extension Action {
    /// Line-editing operation of the key; nil for none.
    fileprivate var lineCommand: LineEditor.Command? {
        switch self {
        case .lineStart: .start
        case .lineEnd: .end
        case .characterLeft: .left
        case .characterRight: .right
        case .wordLeft: .wordLeft
        case .wordRight: .wordRight
        case .deleteLeft: .deleteLeft
        case .deleteRight: .deleteRight
        case .cutLineStart: .killStart
        case .cutLineEnd: .killEnd
        case .cutLeft: .killBlankWordLeft
        case .cutWordLeft: .killWordLeft
        case .cutWordRight: .killWordRight
        case .paste: .yank
        default: nil
        }
    }
}
