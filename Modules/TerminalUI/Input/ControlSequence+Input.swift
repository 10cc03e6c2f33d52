extension ControlSequence {
    /// The input that the sequence encodes; nil for an unknown sequence, which is ignored.
    var input: TerminalInput? {
        switch (prefix, final) {
        case (nil, _): intermediates.isEmpty ? plainInput : nil
        case (UInt8(ascii: "<"), UInt8(ascii: "M")), (UInt8(ascii: "<"), UInt8(ascii: "m")):
            parameters.count == 3
                ? .mouse(
                    MouseEvent(
                        code: value(0), column: value(1), row: value(2), isRelease: final == UInt8(ascii: "m")))
                : nil
        case (UInt8(ascii: "?"), _): privateAnswer.map(TerminalInput.answer)
        case (UInt8(ascii: ">"), UInt8(ascii: "c")), (UInt8(ascii: "="), UInt8(ascii: "c")):
            .answer(.secondaryAttributes(numbers))
        default: nil
        }
    }

    private var plainInput: TerminalInput? {
        switch final {
        case UInt8(ascii: "I"): .focus(true)
        case UInt8(ascii: "O"): .focus(false)
        case UInt8(ascii: "t"): .answer(.window(numbers))
        case UInt8(ascii: "R") where parameters.count == 2 && !(value(0) == 1 && (2...16).contains(value(1))):
            .answer(.cursor(Position(column: max(0, value(1) - 1), row: max(0, value(0) - 1))))
        default: key.map(TerminalInput.key)
        }
    }

    private var privateAnswer: TerminalAnswer? {
        switch (final, intermediates) {
        case (UInt8(ascii: "c"), []): .deviceAttributes(numbers)
        case (UInt8(ascii: "u"), []): .keyboardFlags(value(0))
        case (UInt8(ascii: "y"), [UInt8(ascii: "$")]):
            TerminalAnswer.ModeState(rawValue: value(1)).map { .mode(value(0), $0) }
        case (UInt8(ascii: "n"), []) where value(0) == 997: .colorScheme(isDark: value(1) == 1)
        case (UInt8(ascii: "R"), []):
            .cursor(Position(column: max(0, value(1) - 1), row: max(0, value(0) - 1)))
        default: nil
        }
    }
}
