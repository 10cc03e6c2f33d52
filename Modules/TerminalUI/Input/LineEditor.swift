/// An emacs-style text editor with a cursor, for one line, or for several if line breaks are kept. Positions count
/// grapheme clusters.
///
/// It preserves the text byte for byte: invisible characters stay until the user deletes them. All drawing passes
/// through ``SafeText``.
package struct LineEditor: Sendable, Hashable {
    /// The effect of a key.
    package enum Effect: Sendable, Hashable {
        /// The key neither types nor moves: the screen can use it.
        case ignored
        case moved
        case edited
    }

    /// The text. The initial text may contain anything; typed and pasted text contains no control characters, except LF
    /// if line breaks are kept.
    package private(set) var text: String
    /// The number of grapheme clusters before the cursor.
    package private(set) var cursor: Int
    /// The text to yank.
    package private(set) var killed = ""
    /// The maximum length in grapheme clusters; further input is dropped.
    package let limit: Int
    /// The treatment of line breaks. If they are kept, the editor accepts several lines.
    package let lineBreaks: SafeText.LineBreaks
    /// True if the whole text is selected: typed or pasted text replaces it, and any other editing key deselects it.
    package private(set) var isSelected: Bool

    /// Creates an editor with the cursor at the end of the unmodified text. A longer text raises the limit to its
    /// length.
    ///
    /// - Parameters:
    ///   - killed: The initial text to yank, from another field.
    ///   - isSelected: True if the first typed text replaces the text.
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

    /// True if there is no text.
    package var isEmpty: Bool { text.isEmpty }

    /// Clears text and cursor; killed text stays.
    package mutating func clear() {
        text = ""
        cursor = 0
        isSelected = false
    }

    /// Inserts text at the cursor, or replaces the selection. Tabs become spaces, and so do line breaks unless they are
    /// kept; other control characters become `�`.
    package mutating func insert(_ raw: String) -> Effect {
        put(raw.asTyped(lineBreaks: lineBreaks, limit: limit))
    }

    /// Inserts text from this or another field unmodified, except line breaks in a single-line editor.
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
        // A combining mark joins the cluster before it, so the cursor may not move.
        cursor = min(before.count, text.count)
        return .edited
    }

    /// Types a key's text; Enter types a line break if these are kept.
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

    /// Removes clusters; a kill makes them available to yank.
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
