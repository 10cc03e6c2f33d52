/// Encodes the difference of two frames as the bytes of one write.
///
/// The terminal is left in the plain style. After a run of anything but printable ASCII the next cell is reached by an
/// absolute move, and after a multi-scalar cluster or emoji every next cell is, so that a terminal that measures a
/// width differently can't shift a row.
package struct FrameEncoder: Sendable {
    /// The color depth; colors are mapped to the nearest one.
    package var depth: ColorDepth
    /// False if the locale is not UTF-8: lines become `+ - |`, everything else outside ASCII `?`.
    package var isUTF8: Bool
    /// False if the terminal renders each part of a joined emoji separately: the first part replaces the whole.
    package var joinsEmoji: Bool
    /// True only if the terminal has reported support for mode 2026 (synchronized output).
    package var isSynchronized: Bool

    /// Creates an encoder from ``TerminalFacts`` and the terminal's reports.
    package init(depth: ColorDepth, isUTF8: Bool = true, joinsEmoji: Bool = true, isSynchronized: Bool = false) {
        self.depth = depth
        self.isUTF8 = isUTF8
        self.joinsEmoji = joinsEmoji
        self.isSynchronized = isSynchronized
    }

    /// The bytes that update a terminal from `old` to `new`. If `old` is nil or of another size, they clear the screen
    /// and draw everything. Empty if both display the same.
    package func bytes(from old: Frame?, to new: Frame) -> [UInt8] {
        var known = old.flatMap { $0.size == new.size ? $0 : nil }
        var run = EncodingRun(frame: new, encoder: self)
        if known == nil { run.clear() }
        if let before = known, let shift = RowShift.between(before, new) {
            run.move(shift, from: before)
            known?.move(shift)
        }
        run.encodeChanges(from: known ?? Frame(size: new.size))
        run.placeCursor(from: known?.cursor)
        guard !run.bytes.isEmpty, isSynchronized else { return run.bytes }
        return Array("\u{1B}[?2026h".utf8) + run.bytes + Array("\u{1B}[?2026l".utf8)
    }
}
