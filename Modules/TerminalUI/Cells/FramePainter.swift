/// Remembers what the terminal shows and writes what changed, in one write for each frame.
package struct FramePainter {
    /// How frames are encoded. After a change, call ``invalidate()``.
    package var encoder: FrameEncoder
    private var shown: Frame?

    /// Knows nothing of the terminal: the first frame is painted whole.
    package init(encoder: FrameEncoder) {
        self.encoder = encoder
    }

    /// The bytes that bring the terminal to `frame`; empty when it shows that already. The caller writes them all.
    package mutating func bytes(for frame: Frame) -> [UInt8] {
        defer { shown = frame }
        return encoder.bytes(from: shown, to: frame)
    }

    /// Forgets what is shown, so that the next frame is painted whole: after a resume, a resize, Ctrl-L, or when
    /// another program wrote to the terminal.
    package mutating func invalidate() {
        shown = nil
    }
}
