/// Bytes that belong to a place in the frame and are no cells: a picture. This module knows no protocol for pictures; it
/// knows when such bytes must be sent.
package struct Graphic: Sendable, Hashable {
    /// Tells what is shown: the same number means the same bytes, wherever it stands.
    package let id: Int
    /// The cells that it covers.
    package let area: Rect
    /// Sent once, before it is first placed; shows nothing yet.
    package let transmission: [UInt8]
    /// Sent with the cursor on the first cell of ``area``, after the cells, whenever these were written.
    package let placement: [UInt8]
    /// Sent there before anything else is written, when it leaves its place. It may take away every placement of ``id``.
    package let erasure: [UInt8]
    /// Sent when it is never shown again.
    package let release: [UInt8]

    /// All bytes may be empty; none may move the cursor in the end or make the terminal answer.
    package init(
        id: Int, area: Rect, transmission: [UInt8], placement: [UInt8], erasure: [UInt8], release: [UInt8]
    ) {
        self.id = id
        self.area = area
        self.transmission = transmission
        self.placement = placement
        self.erasure = erasure
        self.release = release
    }

    package static func == (left: Graphic, right: Graphic) -> Bool {
        left.id == right.id && left.area == right.area
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(area)
    }
}
