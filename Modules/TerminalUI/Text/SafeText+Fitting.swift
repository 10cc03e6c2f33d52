/// Where a text stands in a width that it does not fill.
package enum TextAlignment: Sendable, Hashable {
    case leading, center, trailing
}

extension SafeText {
    /// The text, cut to at most `width` columns with `…` at the end, never inside a grapheme cluster. A width of 0 or
    /// less gives nothing.
    package func truncated(toWidth width: Int) -> SafeText {
        guard string.isWider(than: width) else { return self }
        guard width > 0 else { return "" }
        return SafeText(filtered: prefix(width: width - 1) + "…")
    }

    /// The text with blanks up to `width` columns. Longer text stays as it is.
    package func padded(toWidth width: Int, alignment: TextAlignment = .leading) -> SafeText {
        let missing = width - displayWidth
        guard missing > 0 else { return self }
        let before =
            switch alignment {
            case .leading: 0
            case .center: missing / 2
            case .trailing: missing
            }
        return SafeText(
            filtered: String(repeating: " ", count: before) + string + String(repeating: " ", count: missing - before))
    }

    /// Exactly `width` columns: cut or padded.
    package func fitted(toWidth width: Int, alignment: TextAlignment = .leading) -> SafeText {
        truncated(toWidth: width).padded(toWidth: width, alignment: alignment)
    }

    /// The text as lines of at most `width` columns, broken at blanks, and inside a word only where the word is wider
    /// than a line. Line ends of the text are kept; blanks at a break go. A cluster of two columns stays whole in a
    /// width of one. Empty text is one empty line; a width of 0 or less gives no line.
    package func wrapped(toWidth width: Int) -> [SafeText] {
        guard width > 0 else { return [] }
        return string.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
            LineWrapping.lines(of: paragraph, width: width).map(SafeText.init(filtered:))
        }
    }

    /// As many whole clusters as fit in `width` columns.
    func prefix(width: Int) -> Substring {
        var used = 0
        let end = string.indices.first { index in
            used += string[index].displayWidth
            return used > width
        }
        return string[..<(end ?? string.endIndex)]
    }
}
