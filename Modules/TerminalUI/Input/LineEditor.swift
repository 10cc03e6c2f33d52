/// Text that is being typed, with the cursor and emacs' keys: one line, or several where line ends are kept. Works in
/// grapheme clusters.
package struct LineEditor: Sendable, Hashable {
    /// What a key did.
    package enum Effect: Sendable, Hashable {
        /// Not a key of line editing: the screen may use it.
        case ignored
        case moved
        case edited
    }

    /// The text. It never holds control characters, but for LF where line ends are kept: what is typed or pasted passes
    /// through ``SafeText``.
    package private(set) var text: String
    /// Grapheme clusters before the cursor.
    package private(set) var cursor: Int
    /// What Ctrl-Y brings back.
    package private(set) var killed = ""
    /// In grapheme clusters; what would make the text longer is dropped.
    package let limit: Int
    /// What becomes of line ends: several lines are typed where they are kept.
    package let lineBreaks: SafeText.LineBreaks

    /// Starts with the cursor behind the text.
    ///
    /// - Parameter killed: what Ctrl-Y brings back at first: another field's.
    package init(
        _ text: String = "", limit: Int = 4_096, lineBreaks: SafeText.LineBreaks = .spaces, killed: String = ""
    ) {
        self.limit = limit
        self.lineBreaks = lineBreaks
        self.killed = killed
        self.text = String(SafeText(text, lineBreaks: lineBreaks).string.prefix(max(0, limit)))
        cursor = self.text.count
    }

    /// True when there is no text.
    package var isEmpty: Bool { text.isEmpty }

    /// Text and cursor start anew; what was killed stays.
    package mutating func clear() {
        text = ""
        cursor = 0
    }

    /// Inserts text at the cursor; tabs become blanks, and line ends too unless they are kept.
    package mutating func insert(_ raw: String) -> Effect {
        let room = limit - text.count
        let piece = SafeText(raw, lineBreaks: lineBreaks).string.prefix(max(0, room))
        guard !piece.isEmpty else { return .moved }
        let before = text[..<index(cursor)] + piece
        let after = text[index(cursor)...]
        text = String(before + after)
        // A mark joins the cluster before it, so the cursor may not move.
        cursor = min(before.count, text.count)
        return .edited
    }

    /// Does what a key asks for. Enter begins a line where line ends are kept.
    package mutating func handle(_ event: KeyEvent) -> Effect {
        if event.key == .enter, lineBreaks == .kept { return insert("\n") }
        for candidate in event.candidates {
            if let text = candidate.text { return insert(text) }
            if let command = Self.commands[candidate] { return perform(command) }
        }
        return .ignored
    }

    mutating func move(to target: Int) -> Effect {
        cursor = min(max(0, target), text.count)
        return .moved
    }

    /// Removes clusters; those of a kill can be yanked.
    mutating func remove(_ range: Range<Int>, isKill: Bool) -> Effect {
        guard !range.isEmpty else { return .moved }
        let bounds = index(range.lowerBound)..<index(range.upperBound)
        if isKill { killed = String(text[bounds]) }
        text.removeSubrange(bounds)
        cursor = min(range.lowerBound, text.count)
        return .edited
    }

    func index(_ offset: Int) -> String.Index {
        text.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex) ?? text.endIndex
    }
}
