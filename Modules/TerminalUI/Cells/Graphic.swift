/// Image data at a position in the frame that is not made of cells. This module knows no image protocol, only when the
/// bytes must be sent.
package struct Graphic: Sendable, Hashable {
    /// The identity of the content: the same number means the same bytes at any position.
    package let id: Int
    /// The covered cells.
    package let area: Rect
    /// Sent once, before the first placement; displays nothing yet.
    package let transmission: [UInt8]
    /// Sent with the cursor on the first cell of ``area``, after the cells, whenever these were written.
    package let placement: [UInt8]
    /// Sent at the old position, before anything else, when the graphic moves or disappears. It may remove every
    /// placement of ``id``.
    package let erasure: [UInt8]
    /// Sent when the graphic is no longer needed.
    package let release: [UInt8]

    /// Creates a graphic. Any of the sequences may be empty; none may leave the cursor moved or cause a reply of the
    /// terminal.
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
