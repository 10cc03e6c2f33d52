/// A click or a turn of the wheel, as mode 1006 reports it.
package struct MouseEvent: Sendable, Hashable {
    /// The side buttons are `other`.
    package enum Button: Sendable, Hashable {
        case left, middle, right, other
    }

    /// What the mouse did.
    package enum Kind: Sendable, Hashable {
        case press(Button)
        case release(Button)
        /// Only in modes that this module doesn't set.
        case motion(Button?)
        case wheelUp, wheelDown, wheelLeft, wheelRight
    }

    /// What it did.
    package var kind: Kind
    /// From the upper left corner, column 0, row 0.
    package var position: Position
    /// Shift rarely comes: terminals keep it for selecting text.
    package var modifiers: KeyEvent.Modifiers

    /// An event at a place.
    package init(_ kind: Kind, at position: Position, modifiers: KeyEvent.Modifiers = []) {
        self.kind = kind
        self.position = position
        self.modifiers = modifiers
    }
}

extension MouseEvent {
    /// From xterm's button code, and a place counted from 1.
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
