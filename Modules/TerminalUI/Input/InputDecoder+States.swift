extension InputDecoder {
    /// Longer sequences are not replies to any query; the rest is ignored.
    private static let longestSequence = 128
    private static let longestString = 4_096

    mutating func consume(_ byte: UInt8) {
        switch state {
        case .ground: consumeGround(byte, isAlt: false)
        case .scalar(let length, let isAlt): consumeScalar(byte, length, isAlt)
        case .escape: consumeEscape(byte)
        case .escapeEscape: consumeEscapeEscape(byte)
        case .singleShift(let isAlt): consumeSingleShift(byte, isAlt)
        case .sequence(let isAlt): consumeSequence(byte, isAlt)
        case .string(let introducer, let sawEscape): consumeString(byte, introducer, sawEscape)
        case .oldMouse: consumeOldMouse(byte)
        case .paste(let matched, let isTruncated): consumePaste(byte, matched, isTruncated)
        }
    }

    private mutating func consumeGround(_ byte: UInt8, isAlt: Bool) {
        let alt: KeyEvent.Modifiers = isAlt ? .alt : []
        reset()
        switch byte {
        case 0x1B: state = .escape
        case 0x20...0x7E: emit(.character(Character(Unicode.Scalar(byte))), alt)
        case 0x08, 0x7F: emit(.backspace, alt)
        case 0x09: emit(.tab, alt)
        case 0x0A, 0x0D: emit(.enter, alt)
        case 0x00: emit(.character(" "), alt.union(.control))
        case 0x01...0x1A: emit(.character(Character(Unicode.Scalar(byte + 0x60))), alt.union(.control))
        case 0x1C...0x1F: emit(.character(Character(Unicode.Scalar(byte + 0x40))), alt.union(.control))
        case 0xC2...0xF4:
            buffer = [byte]
            state = .scalar(length: byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4, isAlt: isAlt)
        default: break
        }
    }

    private mutating func consumeScalar(_ byte: UInt8, _ length: Int, _ isAlt: Bool) {
        guard byte & 0xC0 == 0x80 else { return consumeGround(byte, isAlt: false) }
        buffer.append(byte)
        guard buffer.count == length else { return }
        if let text = String(validating: buffer, as: UTF8.self), let character = text.first,
            !(0x80...0x9F).contains(character.unicodeScalars.first?.value ?? 0)
        {
            emitText(character, isAlt ? .alt : [])
        }
        reset()
    }

    /// Merges marks and joined emoji of one read into one event with their base character.
    private mutating func emitText(_ character: Character, _ modifiers: KeyEvent.Modifiers) {
        if modifiers.isEmpty, case .key(let last) = output.last, let text = last.text {
            let joined = text + String(character)
            if joined.count == 1 {
                output[output.count - 1] = .key(.character(Character(joined)))
                return
            }
        }
        emit(.character(character), modifiers)
    }

    private mutating func consumeEscape(_ byte: UInt8) {
        switch byte {
        case 0x1B: state = .escapeEscape
        case UInt8(ascii: "["): reset(to: .sequence(isAlt: false))
        case UInt8(ascii: "O"): reset(to: .singleShift(isAlt: false))
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"):
            reset(to: .string(introducer: byte, sawEscape: false))
        default: consumeGround(byte, isAlt: true)
        }
    }

    /// ESC ESC [ A is Alt with an arrow key in rxvt; anything else is the Escape key and separate input.
    private mutating func consumeEscapeEscape(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "["): reset(to: .sequence(isAlt: true))
        case UInt8(ascii: "O"): reset(to: .singleShift(isAlt: true))
        default:
            emit(.escape)
            consumeEscape(byte)
        }
    }

    private mutating func consumeSingleShift(_ byte: UInt8, _ isAlt: Bool) {
        switch byte {
        // A digit is a modifier (old Konsole): Shift-F1 is ESC O 2 P.
        case 0x30...0x39 where buffer.isEmpty: buffer.append(byte)
        case UInt8(ascii: "M"):
            reset()
            emit(.enter, isAlt ? .alt : [])
        case UInt8(ascii: "j")...UInt8(ascii: "y"):
            reset()
            emit(.character(Character(Unicode.Scalar(byte - 0x40))), isAlt ? .alt : [])
        case 0x20...0x7E:
            let body = buffer.isEmpty ? [] : Array("1;".utf8) + buffer
            reset()
            if ControlSequence.letteredKeys[byte] != nil {
                emit(ControlSequence(body: body, final: byte).key.map(TerminalInput.key), isAlt)
            }
        default: consumeGround(byte, isAlt: false)
        }
    }

    private mutating func consumeSequence(_ byte: UInt8, _ isAlt: Bool) {
        switch byte {
        case 0x20...0x3F:
            if buffer.count < Self.longestSequence { buffer.append(byte) }
        case UInt8(ascii: "[") where buffer.isEmpty: buffer.append(byte)
        case UInt8(ascii: "M") where buffer.isEmpty: reset(to: .oldMouse)
        case 0x40...0x7E:
            let body = buffer
            reset()
            finishSequence(body, final: byte, isAlt)
        default: consumeGround(byte, isAlt: false)
        }
    }

    private mutating func finishSequence(_ body: [UInt8], final: UInt8, _ isAlt: Bool) {
        guard body.count < Self.longestSequence else { return }
        if body == Array("200".utf8), final == UInt8(ascii: "~") {
            if isAlt { emit(.escape) }
            return reset(to: .paste(matched: 0, isTruncated: false))
        }
        if body.first == UInt8(ascii: "[") {
            // F1 to F5 of the Linux console.
            if (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(final) { emit(.function(Int(final) - 0x40)) }
            return
        }
        emit(ControlSequence(body: body, final: final).input, isAlt)
    }

    private mutating func emit(_ input: TerminalInput?, _ isAlt: Bool) {
        guard let input else { return }
        if case .key(var key) = input {
            if isAlt { key.modifiers.insert(.alt) }
            output.append(.key(key))
        } else {
            if isAlt { emit(.escape) }
            output.append(input)
        }
    }

    private mutating func consumeString(_ byte: UInt8, _ introducer: UInt8, _ sawEscape: Bool) {
        if sawEscape, byte != UInt8(ascii: "\\") {
            reset(to: .escape)
            return consumeEscape(byte)
        }
        let isBell = byte == 0x07 && introducer == UInt8(ascii: "]")
        if sawEscape || isBell {
            if buffer.count < Self.longestString {
                emit(ControlString.answer(introducer: introducer, body: buffer).map(TerminalInput.answer), false)
            }
            return reset()
        }
        switch byte {
        case 0x1B where buffer.isEmpty:
            emit(.character(Character(Unicode.Scalar(introducer))), .alt)
            reset(to: .escape)
        case 0x1B: state = .string(introducer: introducer, sawEscape: true)
        case 0x18, 0x1A: reset()
        case _ where buffer.isEmpty && !ControlString.canBegin(introducer, with: byte):
            emit(.character(Character(Unicode.Scalar(introducer))), .alt)
            consumeGround(byte, isAlt: false)
        case 0x00...0x1F, 0x7F: consumeGround(byte, isAlt: false)
        default:
            if buffer.count < Self.longestString { buffer.append(byte) }
        }
    }

    private mutating func consumeOldMouse(_ byte: UInt8) {
        buffer.append(byte)
        guard buffer.count == 3 else { return }
        let (code, column, row) = (Int(buffer[0]) - 32, Int(buffer[1]) - 32, Int(buffer[2]) - 32)
        reset()
        guard code >= 0 else { return }
        output.append(.mouse(MouseEvent(code: code, column: column, row: row, isRelease: code & 3 == 3)))
    }
}
