extension LineEditor {
    /// Editing commands. The key bindings are not known here.
    package enum Command: Sendable, CaseIterable {
        case start, end, left, right, wordLeft, wordRight
        case deleteLeft, deleteRight
        /// The text these remove can be yanked. A blank word ends only at white space, other words at punctuation too.
        case killStart, killEnd, killBlankWordLeft, killWordLeft, killWordRight
        /// Inserts the last killed text.
        case yank
    }

    /// Performs a command.
    package mutating func perform(_ command: Command) -> Effect {
        let count = text.count
        switch command {
        case .start: return move(to: lineStart)
        case .end: return move(to: lineEnd)
        case .left: return move(to: cursor - 1)
        case .right: return move(to: cursor + 1)
        case .wordLeft: return move(to: wordStart(isWord: \.isWordPart))
        case .wordRight: return move(to: wordEnd)
        case .deleteLeft: return remove(max(0, cursor - 1)..<cursor, isKill: false)
        case .deleteRight: return remove(cursor..<min(cursor + 1, count), isKill: false)
        case .killStart: return remove(lineStart..<cursor, isKill: true)
        // At the end of a line, join the next line.
        case .killEnd: return remove(cursor..<(lineEnd > cursor ? lineEnd : min(cursor + 1, count)), isKill: true)
        case .killBlankWordLeft: return remove(wordStart { !$0.isWhitespace }..<cursor, isKill: true)
        case .killWordLeft: return remove(wordStart(isWord: \.isWordPart)..<cursor, isKill: true)
        case .killWordRight: return remove(cursor..<wordEnd, isKill: true)
        case .yank: return restore(killed)
        }
    }

    /// In grapheme clusters, like the cursor.
    private var lineStart: Int {
        let before = text.prefix(cursor)
        return before.lastIndex(where: \.endsLine).map { before.distance(from: before.startIndex, to: $0) + 1 } ?? 0
    }

    private var lineEnd: Int { cursor + text.dropFirst(cursor).prefix { !$0.endsLine }.count }

    private func wordStart(isWord: (Character) -> Bool) -> Int {
        let before = text.prefix(cursor).reversed()
        return cursor - Self.wordLength(before, isWord)
    }

    private var wordEnd: Int {
        cursor + Self.wordLength(text.dropFirst(cursor), \.isWordPart)
    }

    private static func wordLength(_ characters: some Sequence<Character>, _ isWord: (Character) -> Bool) -> Int {
        var length = 0
        var isInside = false
        for character in characters {
            if isWord(character) { isInside = true } else if isInside { break }
            length += 1
        }
        return length
    }
}

extension Character {
    fileprivate var isWordPart: Bool { isLetter || isNumber }
}
