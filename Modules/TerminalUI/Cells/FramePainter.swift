/// Tracks the displayed frame and encodes the changes of each new one, in one write per frame.
package struct FramePainter {
    /// The encoder. Call ``invalidate()`` after changing it.
    package var encoder: FrameEncoder
    private var shown: Frame?
    private var graphics = GraphicRun()

    /// Assumes nothing about the terminal: the first frame is painted completely.
    package init(encoder: FrameEncoder) {
        self.encoder = encoder
    }

    /// The bytes that update the terminal to `frame`; empty if it is displayed already. The caller must write them all.
    package mutating func bytes(for frame: Frame) -> [UInt8] {
        defer { shown = frame }
        guard graphics.isNeeded(for: frame) else { return encoder.bytes(from: shown, to: frame) }
        var cellEncoder = encoder
        cellEncoder.isSynchronized = false
        let before = graphics.begin(frame)
        let cells = cellEncoder.bytes(from: shown, to: frame)
        let bytes = before + cells + graphics.end(frame, over: shown)
        guard encoder.isSynchronized, !bytes.isEmpty else { return bytes }
        return Array("\u{1B}[?2026h".utf8) + bytes + Array("\u{1B}[?2026l".utf8)
    }

    /// Discards the displayed frame, so that the next one is painted completely: after a resume, a resize, Ctrl-L, or
    /// another program's output.
    package mutating func invalidate() {
        shown = nil
        graphics.forgetTransmissions()
    }

    /// The bytes that free graphics in the terminal that are no longer needed; nil frees all of them, at the end.
    package mutating func release(_ ids: Set<Int>? = nil) -> [UInt8] { graphics.release(ids) }
}
