/// Replies of a terminal with mode 2026 and without pictures, so that a program waits no longer than for a real one.
struct TerminalAnswers {
    private static let table: [(question: [UInt8], answer: [UInt8])] = [
        ("\u{1B}[c", "\u{1B}[?62;22c"), ("\u{1B}[0c", "\u{1B}[?62;22c"), ("\u{1B}[?2026$p", "\u{1B}[?2026;2$y"),
        ("\u{1B}[6n", "\u{1B}[1;1R"),
    ].map { (Array($0.utf8), Array($1.utf8)) }
    private static let longest = table.map(\.question.count).max() ?? 0

    /// The end of what was written before, where a question may have begun.
    private var tail: [UInt8] = []

    /// The answers to what is asked in the bytes, in the order of the table.
    mutating func answers(to bytes: [UInt8]) -> [UInt8] {
        let text = tail + bytes
        var answers: [UInt8] = []
        for (question, answer) in Self.table {
            var rest = text[...]
            while let place = rest.firstRange(of: question) {
                // One that ended in the tail was answered before.
                if place.upperBound > tail.count { answers += answer }
                rest = rest[place.upperBound...]
            }
        }
        tail = Array(text.suffix(Self.longest - 1))
        return answers
    }
}
