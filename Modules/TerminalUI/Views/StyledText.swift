/// One line of text in pieces of different roles.
package struct StyledText: Sendable, Hashable, ExpressibleByStringLiteral {
    /// A piece in one role.
    package struct Span: Sendable, Hashable {
        let text: SafeText
        let role: Role

        /// A piece of body text unless a role is given.
        package init(_ text: SafeText, _ role: Role = .body) {
            self.text = text
            self.role = role
        }
    }

    /// From left to right.
    package var spans: [Span]

    /// Pieces from left to right.
    package init(_ spans: [Span]) {
        self.spans = spans
    }

    /// One piece.
    package init(_ text: SafeText, _ role: Role = .body) {
        spans = [Span(text, role)]
    }

    /// Takes text from anywhere; what could command the terminal is made harmless.
    package init(_ text: String, _ role: Role = .body) {
        self.init(SafeText(text), role)
    }

    /// One piece of body text.
    package init(stringLiteral value: String) {
        self.init(value)
    }

    /// One line after the other.
    package static func + (left: StyledText, right: StyledText) -> StyledText {
        StyledText(left.spans + right.spans)
    }

    /// Columns of all pieces.
    package var displayWidth: Int { spans.reduce(0) { $0 + $1.text.displayWidth } }

    /// True when there is nothing to show.
    package var isEmpty: Bool { spans.allSatisfy(\.text.isEmpty) }

    private func isWider(than width: Int) -> Bool {
        var room = width
        return spans.contains { span in
            if span.text.string.isWider(than: room) { return true }
            room -= span.text.displayWidth
            return false
        }
    }

    /// Cut to at most `width` columns with `…`, which has the role of the piece that is cut.
    package func truncated(toWidth width: Int) -> StyledText {
        guard isWider(than: width) else { return self }
        var room = max(0, width)
        var kept: [Span] = []
        for (index, span) in spans.enumerated() {
            // The ellipsis needs a column here if anything at all follows.
            let isLast = spans[(index + 1)...].allSatisfy(\.text.isEmpty)
            if !span.text.string.isWider(than: isLast ? room : room - 1) {
                kept.append(span)
                room -= span.text.displayWidth
            } else {
                let cut = room > 0 ? SafeText(filtered: span.text.prefix(width: room - 1) + "…") : ""
                kept.append(Span(cut, span.role))
                break
            }
        }
        return StyledText(kept)
    }
}
