package import Pixels

/// Renders images with the kitty graphics protocol, each with its own id.
package struct KittyRenderer: ImageRenderer {
    /// The placement of an image on the screen.
    package enum Placement: Sendable, Hashable {
        /// With placeholder characters in cells (kitty 0.28 and later, Ghostty): they are clipped, moved and
        /// overwritten like text, also by tmux. They need UTF-8 and 256 colors.
        case placeholders
        /// At the cursor: for terminals without placeholders, and for programs that only print.
        case direct
    }

    private let ids: KittyImageIDs
    private let placement: Placement
    private let colors: ImageColors
    private let throughTmux: Bool
    private let encodePNG: PNGEncoder?

    /// With an encoder an image takes a fraction of the bytes. `colors` encodes the ids in placeholders: pass less than
    /// `rgb` if cells can't keep 24-bit colors. `throughTmux` wraps the sequences for tmux, which forwards them only if
    /// its user allows it, and can't do so with direct placements.
    package init(
        ids: KittyImageIDs, placement: Placement, colors: ImageColors, throughTmux: Bool = false,
        encodePNG: PNGEncoder? = nil
    ) {
        self.ids = ids
        self.placement = placement
        self.colors = colors
        self.throughTmux = throughTmux
        self.encodePNG = encodePNG
    }

    package var showsPictures: Bool { true }

    package func render(_ picture: Bitmap, in box: ImageBox) -> RenderedImage {
        let fit = ImageFit(picture, in: box)
        let id = ids.make(for: colors)
        let size = "c=\(fit.columns),r=\(fit.rows)"
        let data = payload(of: fit.canvas(atMost: Self.longestSide))
        func bytes(_ keys: String, payload: [UInt8] = []) -> [UInt8] {
            KittyCommand(keys, payload: payload).bytes(throughTmux: throughTmux)
        }
        let release = bytes("a=d,d=I,i=\(id)")
        switch placement {
        case .placeholders:
            let lines = (0..<fit.rows).map { row in
                (0..<fit.columns).map { KittyPlaceholder.cell(id: id, row: row, column: $0, colors: colors) }
            }
            return RenderedImage(
                cells: ImageCells(lines: lines),
                graphic: ImageGraphic(
                    transmission: bytes("a=T,U=1,i=\(id),\(size),\(data.keys)", payload: data.bytes), release: release))
        case .direct:
            return RenderedImage(
                cells: ImageCells(clearColumns: fit.columns, rows: fit.rows),
                graphic: ImageGraphic(
                    transmission: bytes("a=t,i=\(id),\(data.keys)", payload: data.bytes),
                    placement: bytes("a=p,i=\(id),\(size),C=1"), erasure: bytes("a=d,d=i,i=\(id)"), release: release))
        }
    }

    /// An image that can't be encoded is sent uncompressed.
    private func payload(of canvas: Bitmap) -> (keys: String, bytes: [UInt8]) {
        if let encodePNG, let png = try? encodePNG(canvas) { return ("f=100", png) }
        return ("f=32,s=\(canvas.width),v=\(canvas.height)", canvas.bytes)
    }

    /// In pixels: more than most screens have, and 64 MB.
    private static let longestSide = 4_096
}
