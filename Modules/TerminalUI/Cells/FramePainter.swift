/// Remembers what the terminal shows and writes what changed, in one write for each frame.
package struct FramePainter {
    /// How frames are encoded. After a change, call ``invalidate()``.
    package var encoder: FrameEncoder
    private var shown: Frame?
    private var graphics = GraphicRun()

    /// Knows nothing of the terminal: the first frame is painted whole.
    package init(encoder: FrameEncoder) {
        self.encoder = encoder
    }

    /// The bytes that bring the terminal to `frame`; empty when it shows that already. The caller writes them all.
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

    /// Forgets what is shown, so that the next frame is painted whole: after a resume, a resize, Ctrl-L, or when
    /// another program wrote to the terminal.
    package mutating func invalidate() {
        shown = nil
        graphics.forgetTransmissions()
    }

    /// The bytes that let the terminal forget graphics that are never shown again; nil means all of them, at the end.
    package mutating func release(_ ids: Set<Int>? = nil) -> [UInt8] { graphics.release(ids) }
}
