/// Text that is safe to print to a terminal: it can't move the cursor, change a mode or reorder its surroundings.
///
/// C0, C1 and DEL become `�`. Bidirectional controls, tag characters, soft hyphens, invisible format characters and
/// joiners outside emoji are removed. At most eight marks stay on one letter. All output to a terminal passes through
/// this type.
package struct SafeText: Sendable, Hashable, CustomStringConvertible, ExpressibleByStringLiteral {
    /// The treatment of line breaks (LF, VT, FF, CR, CR LF, NEL, U+2028, U+2029) and tabs.
    package enum LineBreaks: Sendable {
        /// A space for each, for single-line places.
        case spaces
        /// `�` for each, to make them visible.
        case replaced
        /// Line breaks become LF, tabs become spaces: for text that is wrapped or printed as lines.
        case kept
    }

    /// The text. It contains no control character except LF after ``LineBreaks/kept``.
    package let string: String

    /// Filters untrusted text.
    package init(_ text: String, lineBreaks: LineBreaks = .spaces) {
        string = Self.leavesAlone(text) ? text : Self.filtered(text, lineBreaks)
    }

    /// Filters the beginning of an untrusted text for a place of `columns` columns. The result is wider than that if
    /// the text is, and a long text costs no more than its visible part. Line breaks become spaces.
    ///
    /// A single grapheme cluster of hundreds of scalars may be cut.
    package init(_ text: String, columns: Int) {
        // The longest clusters in real text have about ten scalars, and take two columns.
        let limit = Self.scalarsPerColumn * (min(max(0, columns), 10_000) + 2)
        let isPlain = text.utf8.count <= limit && Self.leavesAlone(text)
        string = isPlain ? text : Self.filtered(text, .spaces, limit: limit)
    }

    private static let scalarsPerColumn = 12

    /// Literals pass through the same filter; line breaks become spaces.
    package init(stringLiteral value: String) {
        self.init(value)
    }

    /// Wraps a part of a text that is already filtered.
    init(filtered: some StringProtocol) {
        string = String(filtered)
    }

    /// The text itself.
    package var description: String { string }

    /// The columns of the text.
    package var displayWidth: Int { string.displayWidth }

    /// True if there is nothing to show.
    package var isEmpty: Bool { string.isEmpty }

    /// Concatenates texts. Marks at the start of the second may join the end of the first.
    package static func + (left: SafeText, right: SafeText) -> SafeText {
        SafeText(filtered: left.string + right.string)
    }

    /// Returns true if all characters are ASCII or in blocks that the filter never changes: Latin up to U+027F, Greek,
    /// Cyrillic up to U+047F, ideographs from U+4000. This covers nearly every name, and decoding scalars costs ten
    /// times as much as this check of lead bytes. False means unknown.
    package static func leavesAlone(utf8 bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        // Without an early exit, the compiler vectorizes this loop.
        var isASCII = true
        for byte in bytes { isASCII = isASCII && byte &- 0x20 < 0x5F }
        if isASCII { return true }
        var afterC2 = false
        for byte in bytes {
            switch byte {
            case 0x20...0x7E: break
            case 0x80...0xBF:
                // U+0080 to U+009F are control characters, and U+00AD is the soft hyphen.
                if afterC2, byte < 0xA0 || byte == 0xAD { return false }
            case 0xC2...0xC9, 0xCE...0xD1, 0xE4...0xE9: break
            default: return false
            }
            afterC2 = byte == 0xC2
        }
        return true
    }

    private static func leavesAlone(_ text: String) -> Bool {
        text.utf8.withContiguousStorageIfAvailable(leavesAlone(utf8:)) ?? false
    }

    private static let marksPerLetter = 8

    private static func filtered(_ text: String, _ lineBreaks: LineBreaks, limit: Int = .max) -> String {
        var result = String.UnicodeScalarView()
        var length = 0
        var marks = 0
        var afterReturn = false
        var joining = EmojiJoining()
        for scalar in text.unicodeScalars {
            guard length < limit else { break }
            let completesLineEnd = afterReturn && scalar == "\n"
            afterReturn = scalar == "\r"
            if completesLineEnd { continue }
            if joining.joins(to: scalar) {
                result.append("\u{200D}")
                length += 1
            }
            switch scalar.value {
            case 0x20...0x7E:
                marks = 0
                result.append(scalar)
            case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029:
                marks = 0
                result.append(lineBreaks == .kept ? "\n" : lineBreaks == .spaces ? " " : "\u{FFFD}")
            case 0x09:
                marks = 0
                result.append(lineBreaks == .replaced ? "\u{FFFD}" : " ")
            case 0x00...0x1F, 0x7F...0x9F:
                marks = 0
                result.append("\u{FFFD}")
            case let value where isRemoved(value):
                continue
            default:
                marks = scalar.staysOnLetter ? marks + 1 : 0
                if marks <= marksPerLetter { result.append(scalar) }
            }
            length += 1
        }
        return String(result)
    }

    static func isRemoved(_ value: UInt32) -> Bool {
        switch value {
        case 0xAD, 0x61C, 0x180E, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB,
            0xE0000...0xE007F:
            true
        default: false
        }
    }
}

/// Detects a U+200D that joins two emoji (UAX #29, GB11). Anywhere else, some terminals draw the next letter into the
/// previous cell, and lose track of the columns.
private struct EmojiJoining {
    private enum Place { case elsewhere, afterEmoji, afterJoiner }

    private var place = Place.elsewhere

    /// Returns true if the joiner before this scalar must be kept. Call it for every scalar in order.
    mutating func joins(to scalar: Unicode.Scalar) -> Bool {
        let isJoined = place == .afterJoiner && scalar.beginsEmoji
        switch scalar.value {
        case 0x200D: place = place == .afterEmoji ? .afterJoiner : .elsewhere
        case 0xFE0F, 0x1F3FB...0x1F3FF: if place == .afterJoiner { place = .elsewhere }
        default: place = scalar.beginsEmoji ? .afterEmoji : .elsewhere
        }
        return isJoined
    }
}

extension Unicode.Scalar {
    /// True for marks, including spacing ones, and for anything else without columns.
    fileprivate var staysOnLetter: Bool { properties.generalCategory == .spacingMark || displayWidth == 0 }

    /// True for an emoji that can be joined: not a keycap digit, a flag letter or a skin tone.
    fileprivate var beginsEmoji: Bool {
        value > 0x7F && properties.isEmoji && !properties.isEmojiModifier && !isRegionalIndicator
    }
}

extension String {
    var isPrintableASCII: Bool {
        utf8.allSatisfy { (0x20...0x7E).contains($0) }
    }
}
