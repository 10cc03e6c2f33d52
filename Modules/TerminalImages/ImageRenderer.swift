// TerminalImages: renders bitmaps for terminals: kitty's and iTerm2's sequences, sixel, symbols, half blocks or
// characters; and decides which of them a terminal supports. All results are plain values, so that a full-screen
// program puts them into its grid and a command prints them. It owns only the ids of images that a terminal keeps, and
// a library that is loaded at first use. It must not know contacts, files, caches, the network, or who draws; it never
// reads from or writes to a terminal.

package import Pixels

/// Renders bitmaps for a terminal.
///
/// Rendering blocks for 0.1 to 60 ms: call it off the main actor, and cache the result by image, box and renderer. It
/// is thread-safe.
package protocol ImageRenderer: Sendable {
    /// False if it never shows images: then none need to be loaded, and initials take their place.
    var showsPictures: Bool { get }

    /// The box in pixels at this renderer's resolution. An image that just fits looks the same as a larger one, and
    /// takes less time to decode and render.
    func usefulPixels(in box: ImageBox) -> (width: Int, height: Int)

    /// Renders the whole image inside the box, keeping its aspect ratio; enlarges smaller images. Uncovered cells and
    /// transparent pixels are clear.
    func render(_ picture: Bitmap, in box: ImageBox) throws(TerminalImageError) -> RenderedImage
}

extension ImageRenderer {
    /// The terminal's resolution.
    package func usefulPixels(in box: ImageBox) -> (width: Int, height: Int) { box.pixels }
}
