internal import FoundationEssentials
package import Pixels

/// Renders images with iTerm2's protocol (https://iterm2.com/documentation-images.html), sized in cells; WezTerm, VS
/// Code, mintty and others support it too.
package struct ITerm2Renderer: ImageRenderer {
    private let encodePNG: PNGEncoder

    /// The terminal decodes the images itself, so they must be encoded.
    package init(encodePNG: @escaping PNGEncoder) {
        self.encodePNG = encodePNG
    }

    package var showsPictures: Bool { true }

    package func render(_ picture: Bitmap, in box: ImageBox) throws(TerminalImageError) -> RenderedImage {
        let fit = ImageFit(picture, in: box)
        let png: [UInt8]
        do {
            png = try encodePNG(fit.canvas(atMost: Self.longestSide))
        } catch {
            throw .encodingFailed(reason: "\(error)")
        }
        // Preserve the aspect ratio again, in case the cells are wider than assumed.
        let keys =
            "inline=1;size=\(png.count);width=\(fit.columns);height=\(fit.rows);preserveAspectRatio=1;doNotMoveCursor=1"
        let bytes = Array("\u{1B}]1337;File=\(keys):".utf8) + Data(png).base64EncodedData() + [0x07]
        return RenderedImage(
            cells: ImageCells(clearColumns: fit.columns, rows: fit.rows),
            graphic: ImageGraphic(drawing: bytes, columns: fit.columns, rows: fit.rows))
    }

    private static let longestSide = 4_096
}
