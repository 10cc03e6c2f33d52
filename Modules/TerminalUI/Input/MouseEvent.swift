/// A mouse click or wheel turn, as reported by mode 1006.
package struct MouseEvent: Sendable, Hashable {
    /// Side buttons are `other`.
    package enum Button: Sendable, Hashable {
        case left, middle, right, other
    }

    /// The kind of event.
    package enum Kind: Sendable, Hashable {
        case press(Button)
        case release(Button)
        /// Reported only in modes that this module doesn't set.
        case motion(Button?)
        case wheelUp, wheelDown, wheelLeft, wheelRight
    }

    /// The kind of event.
    package var kind: Kind
    /// The zero-based position from the upper left corner.
    package var position: Position
    /// The modifiers. Terminals usually reserve Shift for selecting text.
    package var modifiers: KeyEvent.Modifiers

    /// Creates an event at a position.
    package init(_ kind: Kind, at position: Position, modifiers: KeyEvent.Modifiers = []) {
        self.kind = kind
        self.position = position
        self.modifiers = modifiers
    }
}

extension MouseEvent {
    /// Creates an event from xterm's button code and a one-based position.
    init(code: Int, column: Int, row: Int, isRelease: Bool) {
        position = Position(column: max(0, column - 1), row: max(0, row - 1))
        modifiers = []
        if code & 4 != 0 { modifiers.insert(.shift) }
        if code & 8 != 0 { modifiers.insert(.alt) }
        if code & 16 != 0 { modifiers.insert(.control) }
        let button: Button? =
            switch code & 0xC3 {
            case 0: .left
            case 1: .middle
            case 2: .right
            case 3: nil
            default: .other
            }
        switch code & 0xC3 {
        case 64: kind = .wheelUp
        case 65: kind = .wheelDown
        case 66: kind = .wheelLeft
        case 67: kind = .wheelRight
        default:
            if code & 32 != 0 {
                kind = .motion(button)
            } else {
                kind = isRelease || button == nil ? .release(button ?? .other) : .press(button ?? .other)
            }
        }
    }
}
