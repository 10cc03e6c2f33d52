/// Turns the difference of two frames into the bytes of one write.
///
/// The terminal is left in the plain style. After a run of anything but printable ASCII the next cell is reached by an
/// absolute move, and after a cluster or emoji every next cell is, so that a terminal that disagrees about a width
/// can't shift a row.
package struct FrameEncoder: Sendable {
    /// Colors become the nearest that this depth has.
    package var depth: ColorDepth
    /// False where the locale is not UTF-8: lines become `+ - |`, everything else outside of ASCII `?`.
    package var isUTF8: Bool
    /// False where each emoji of a joined one takes columns of its own: the first stands for all.
    package var joinsEmoji: Bool
    /// True only after the terminal said that it knows mode 2026.
    package var isSynchronized: Bool

    /// Pass what ``TerminalFacts`` says, and what the terminal answered.
    package init(depth: ColorDepth, isUTF8: Bool = true, joinsEmoji: Bool = true, isSynchronized: Bool = false) {
        self.depth = depth
        self.isUTF8 = isUTF8
        self.joinsEmoji = joinsEmoji
        self.isSynchronized = isSynchronized
    }

    /// The bytes that make a terminal that shows `old` show `new`; everything, after clearing, if `old` is nil or of
    /// another size; nothing if they show the same.
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
