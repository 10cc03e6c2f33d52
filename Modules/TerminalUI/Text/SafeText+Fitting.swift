/// The alignment of a text in a wider space.
package enum TextAlignment: Sendable, Hashable {
    case leading, center, trailing
}

extension SafeText {
    /// The text truncated to at most `width` columns with a final `…`, never inside a grapheme cluster. Empty for a
    /// width of 0 or less.
    package func truncated(toWidth width: Int) -> SafeText {
        guard string.isWider(than: width) else { return self }
        guard width > 0 else { return "" }
        return SafeText(filtered: prefix(width: width - 1) + "…")
    }

    /// The text padded with spaces to `width` columns. Longer text stays as it is.
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

    /// The text truncated or padded to exactly `width` columns.
    package func fitted(toWidth width: Int, alignment: TextAlignment = .leading) -> SafeText {
        truncated(toWidth: width).padded(toWidth: width, alignment: alignment)
    }

    /// The text as lines of at most `width` columns, broken at spaces, and inside a word only if the word is wider than
    /// a line. Line breaks in the text are kept; spaces at a break are removed. A double-width cluster stays whole even
    /// in a width of one. Empty text is one empty line; a width of 0 or less returns no lines.
    package func wrapped(toWidth width: Int) -> [SafeText] {
        guard width > 0 else { return [] }
        return string.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
            LineWrapping.lines(of: paragraph, width: width).map(SafeText.init(filtered:))
        }
    }

    /// The whole clusters that fit in `width` columns.
    func prefix(width: Int) -> Substring {
        var used = 0
        let end = string.indices.first { index in
            used += string[index].displayWidth
            return used > width
        }
        return string[..<(end ?? string.endIndex)]
    }
}
