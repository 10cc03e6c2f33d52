/// Text that is being typed, with the cursor and what emacs does to it: one line, or several where line ends are kept. Works in
/// grapheme clusters.
///
/// It holds the text itself, byte for byte: what is not seen stays until the person deletes it. What is drawn of it
/// passes through ``SafeText``, as everything does.
package struct LineEditor: Sendable, Hashable {
    /// What a key did.
    package enum Effect: Sendable, Hashable {
        /// Nothing to type, or no row to move to: the screen may use the key.
        case ignored
        case moved
        case edited
    }

    /// The text. It may hold anything; no control character was typed or pasted into it, but for LF where line ends are
    /// kept.
    package private(set) var text: String
    /// Grapheme clusters before the cursor.
    package private(set) var cursor: Int
    /// What is yanked.
    package private(set) var killed = ""
    /// In grapheme clusters; what is typed or pasted beyond it is dropped.
    package let limit: Int
    /// What becomes of line ends: several lines are typed where they are kept.
    package let lineBreaks: SafeText.LineBreaks
    /// The whole text is selected: what is typed or pasted next takes its place, and any other key of editing goes on
    /// with it.
    package private(set) var isSelected: Bool

    /// Starts with the cursor behind the text, which is taken as it is: where it is longer than the limit, that is the
    /// limit.
    ///
    /// - Parameters:
    ///   - killed: what is yanked at first: another field's.
    ///   - isSelected: what is typed first takes the place of the text.
    package init(
        _ text: String = "", limit: Int = 4_096, lineBreaks: SafeText.LineBreaks = .spaces, killed: String = "",
        isSelected: Bool = false
    ) {
        self.text = text
        self.lineBreaks = lineBreaks
        self.killed = killed
        self.isSelected = isSelected && !text.isEmpty
        cursor = text.count
        self.limit = max(limit, cursor)
    }

    /// True when there is no text.
    package var isEmpty: Bool { text.isEmpty }

    /// Text and cursor start anew; what was killed stays.
    package mutating func clear() {
        text = ""
        cursor = 0
        isSelected = false
    }

    /// Inserts text at the cursor, or in place of what is selected. Tabs become blanks, and line ends too unless they
    /// are kept; other control characters become `�`.
    package mutating func insert(_ raw: String) -> Effect {
        put(raw.asTyped(lineBreaks: lineBreaks, limit: limit))
    }

    /// Inserts what may be there already: nothing of it is changed, but for line ends where there is one line.
    mutating func restore(_ killed: String) -> Effect {
        put(lineBreaks == .kept ? killed : String(killed.map { $0.endsLine ? " " : $0 }))
    }

    private mutating func put(_ new: String) -> Effect {
        guard !new.isEmpty else { return .moved }
        if isSelected { clear() }
        let piece = new.prefix(max(0, limit - text.count))
        guard !piece.isEmpty else { return .moved }
        let before = text[..<index(cursor)] + piece
        let after = text[index(cursor)...]
        text = String(before + after)
        // A mark joins the cluster before it, so the cursor may not move.
        cursor = min(before.count, text.count)
        return .edited
    }

    /// Types what a key gives: text, and with Enter a line end where these are kept.
    package mutating func type(_ event: KeyEvent) -> Effect {
        for candidate in event.candidates {
            if candidate.key == .enter, lineBreaks == .kept { return insert("\n") }
            if let text = candidate.text { return insert(text) }
        }
        return .ignored
    }

    mutating func move(to target: Int) -> Effect {
        isSelected = false
        cursor = min(max(0, target), text.count)
        return .moved
    }

    /// Removes clusters; those of a kill can be yanked.
    mutating func remove(_ range: Range<Int>, isKill: Bool) -> Effect {
        isSelected = false
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
