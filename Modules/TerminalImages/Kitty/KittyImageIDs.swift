internal import Synchronization

/// The numbers under which a terminal keeps pictures. All programs in a terminal share them, so that two that counted
/// from 1 would replace each other's pictures.
package final class KittyImageIDs: Sendable {
    private let next: Atomic<UInt32>

    /// `process` is the process's id: each counts from a place of its own.
    package init(process: Int32) {
        // Knuth's multiplicative hash: neighbors begin far from one another.
        next = Atomic(UInt32(bitPattern: process) &* 2_654_435_761)
    }

    /// A number that was not given before by this object, until all are used up. Its lower part is the foreground of
    /// placeholders, and so is never 0, nor one of a theme's 16 colors where there are 256.
    func make(for colors: ImageColors) -> UInt32 {
        let count = next.wrappingAdd(1, ordering: .relaxed).oldValue
        let (range, first): (UInt32, UInt32) = colors == .rgb ? (0xFF_FFFF, 1) : (240, 16)
        // From 1 to 255 above: without it the terminal would have to guess that byte.
        let high = count / range % 255 + 1
        return high << 24 | (count % range + first)
    }
}
