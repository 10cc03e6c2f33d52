internal import Models

/// Something that is wrong with an edited text, told in the text itself.
struct EditorMessage {
    enum Place {
        case top
        case field(ContactField)
        /// Counted from 0, in the text without messages.
        case line(Int)
    }

    let place: Place
    let text: String
}

extension [UInt8] {
    private static let mark = Array("#! ".utf8)
    private static let lineBreak = UInt8(ascii: "\n")

    /// True if anything but comments and blanks is in the text.
    var hasContent: Bool {
        split(separator: Self.lineBreak).contains { line in
            line.first != UInt8(ascii: "#") && line.contains { $0 > 0x20 }
        }
    }

    /// The text without the lines that ``insertingMessages(_:)`` has put into it.
    var withoutMessages: [UInt8] {
        let lines = split(separator: Self.lineBreak, omittingEmptySubsequences: false)
        return Array(lines.filter { !$0.starts(with: Self.mark) }.joined(separator: [Self.lineBreak]))
    }

    /// The text, which has no messages, with each message above the line that it is about, else at the top. Bytes that are
    /// no text stay as they are.
    func insertingMessages(_ messages: [EditorMessage]) -> [UInt8] {
        let lines = split(separator: Self.lineBreak, omittingEmptySubsequences: false)
        var above: [Int: [String]] = [:]
        for message in messages {
            let line =
                switch message.place {
                case .top: 0
                case .line(let number): number
                case .field(let field): lines.firstIndex { $0.names(field) } ?? 0
                }
            above[line, default: []].append(message.text)
        }
        let told = lines.enumerated().flatMap { number, line in
            (above[number] ?? []).map { ArraySlice(Self.mark + Array($0.excerpt(400).utf8)) } + [line]
        }
        return Array(told.joined(separator: [Self.lineBreak]))
    }
}

extension ArraySlice<UInt8> {
    fileprivate func names(_ field: ContactField) -> Bool {
        let name = Array(field.rawValue.utf8)
        guard starts(with: name), let next = dropFirst(name.count).first else { return false }
        return next == UInt8(ascii: ":") || next == UInt8(ascii: " ") || next == UInt8(ascii: "(")
    }
}
