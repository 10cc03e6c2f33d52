extension ControlSequence {
    /// The key of a CSI sequence: xterm's, rxvt's, the Linux console's, modifyOtherKeys and kitty's `CSI u`. Nil for
    /// key releases and unsupported keys.
    var key: KeyEvent? {
        guard part(1, 1) != 3 else { return nil }
        switch final {
        case UInt8(ascii: "u"): return extendedKey(code: value(0), shifted: part(0, 1), base: part(0, 2))
        case UInt8(ascii: "~") where value(0) == 27 && parameters.count >= 3:
            return extendedKey(code: value(2), shifted: nil, base: nil)
        case UInt8(ascii: "~"), UInt8(ascii: "^"), UInt8(ascii: "$"), UInt8(ascii: "@"):
            return Self.numberedKeys[value(0)].map { KeyEvent($0, modifiers.union(rxvtModifiers)) }
        case UInt8(ascii: "Z"): return KeyEvent(.tab, modifiers.union(.shift))
        default:
            return Self.letteredKeys[final].map { KeyEvent($0, modifiers) }
        }
    }

    private var modifiers: KeyEvent.Modifiers {
        KeyEvent.Modifiers(rawValue: max(0, value(1, default: 1) - 1) & 15)
    }

    private var rxvtModifiers: KeyEvent.Modifiers {
        switch final {
        case UInt8(ascii: "^"): .control
        case UInt8(ascii: "$"): .shift
        case UInt8(ascii: "@"): [.control, .shift]
        default: []
        }
    }

    private func extendedKey(code: Int, shifted: Int?, base: Int?) -> KeyEvent? {
        if let key = Self.extendedKeys[code] ?? Self.functionKey(code) { return KeyEvent(key, modifiers) }
        guard let character = Self.character(code) else { return nil }
        let baseLayout = base.flatMap(Self.character)
        let isShifted = modifiers.contains(.shift)
        let upper = String(character).uppercased()
        let typed =
            isShifted ? shifted.flatMap(Self.character) ?? (upper.count == 1 ? Character(upper) : character) : character
        return KeyEvent(
            .character(typed), modifiers.subtracting(.shift), baseLayout: baseLayout == character ? nil : baseLayout)
    }

    private static func character(_ code: Int) -> Character? {
        guard code >= 0x20, !(0x7F...0x9F).contains(code), !(0xE000...0xF8FF).contains(code) else { return nil }
        return UInt32(exactly: code).flatMap(Unicode.Scalar.init).map(Character.init)
    }

    private static func functionKey(_ code: Int) -> KeyEvent.Key? {
        (57376...57398).contains(code) ? .function(code - 57363) : nil
    }

    /// The final bytes that CSI and SS3 share.
    static let letteredKeys: [UInt8: KeyEvent.Key] = [
        UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
        UInt8(ascii: "F"): .end, UInt8(ascii: "H"): .home, UInt8(ascii: "P"): .function(1),
        UInt8(ascii: "Q"): .function(2), UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
    ]

    private static let numberedKeys: [Int: KeyEvent.Key] = {
        var keys: [Int: KeyEvent.Key] = [
            1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
        ]
        let functions = [11...15, 17...21, 23...26, 28...29, 31...34].flatMap(Array.init)
        for (index, code) in functions.enumerated() { keys[code] = .function(index + 1) }
        return keys
    }()

    /// kitty's codes for keys without text.
    private static let extendedKeys: [Int: KeyEvent.Key] = {
        var keys: [Int: KeyEvent.Key] = [
            9: .tab, 13: .enter, 27: .escape, 127: .backspace, 8: .backspace, 57414: .enter, 57417: .left,
            57418: .right, 57419: .up, 57420: .down, 57421: .pageUp, 57422: .pageDown, 57423: .home, 57424: .end,
            57425: .insert, 57426: .delete,
        ]
        for (index, character) in "0123456789./*-+".enumerated() { keys[57399 + index] = .character(character) }
        return keys
    }()
}
