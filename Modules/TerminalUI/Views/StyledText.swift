/// One line of text in spans of different roles.
package struct StyledText: Sendable, Hashable, ExpressibleByStringLiteral {
    /// A piece of text with one role.
    package struct Span: Sendable, Hashable {
        let text: SafeText
        let role: Role

        /// Creates a span, of body text by default.
        package init(_ text: SafeText, _ role: Role = .body) {
            self.text = text
            self.role = role
        }
    }

    /// From left to right.
    package var spans: [Span]

    /// Creates a line of spans from left to right.
    package init(_ spans: [Span]) {
        self.spans = spans
    }

    /// Creates a line of one span.
    package init(_ text: SafeText, _ role: Role = .body) {
        spans = [Span(text, role)]
    }

    /// Filters untrusted text.
    package init(_ text: String, _ role: Role = .body) {
        self.init(SafeText(text), role)
    }

    /// Creates a line of body text.
    package init(stringLiteral value: String) {
        self.init(value)
    }

    /// Concatenates two lines.
    package static func + (left: StyledText, right: StyledText) -> StyledText {
        StyledText(left.spans + right.spans)
    }

    /// The columns of all spans.
    package var displayWidth: Int { spans.reduce(0) { $0 + $1.text.displayWidth } }

    /// True if there is nothing to show.
    package var isEmpty: Bool { spans.allSatisfy(\.text.isEmpty) }

    private func isWider(than width: Int) -> Bool {
        var room = width
        return spans.contains { span in
            if span.text.string.isWider(than: room) { return true }
            room -= span.text.displayWidth
            return false
        }
    }

    /// Truncated to at most `width` columns with `…`, in the role of the truncated span.
    package func truncated(toWidth width: Int) -> StyledText {
        guard isWider(than: width) else { return self }
        var room = max(0, width)
        var kept: [Span] = []
        for (index, span) in spans.enumerated() {
            // Reserve a column for the ellipsis if any text follows.
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
