internal import Synchronization

/// Allocates the ids under which a terminal keeps images. All programs in a terminal share them, so two programs that
/// count from 1 would replace each other's images.
package final class KittyImageIDs: Sendable {
    private let next: Atomic<UInt32>

    /// `process` is the process id; each process starts at a different number.
    package init(process: Int32) {
        // Knuth's multiplicative hash spreads neighboring process ids.
        next = Atomic(UInt32(bitPattern: process) &* 2_654_435_761)
    }

    /// Returns an id that this object has not returned before, until all are used. Its lower part is the foreground
    /// color of placeholders: never 0, nor one of a theme's 16 colors in 256-color mode.
    func make(for colors: ImageColors) -> UInt32 {
        let count = next.wrappingAdd(1, ordering: .relaxed).oldValue
        let (range, first): (UInt32, UInt32) = colors == .rgb ? (0xFF_FFFF, 1) : (240, 16)
        // The high byte is 1 to 255: without it the terminal would have to guess that byte.
        let high = count / range % 255 + 1
        return high << 24 | (count % range + first)
    }
}
