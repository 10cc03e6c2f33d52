// TerminalImages turns a picture's pixels into what a terminal shows: kitty's and iTerm2's sequences, sixel, symbols,
// half blocks or characters; and it decides which of them a terminal can show. All results are plain values, so that a
// full-screen program puts them into its grid and a command prints them.
// It owns no state but the numbers it gives to pictures that a terminal keeps, and a library that is opened at first
// use. It must not know contacts, files, caches, the network, or who draws; it never reads from or writes to a terminal.

package import Pixels

/// Turns pictures into what a terminal shows.
///
/// Rendering takes from 0.1 to 60 ms and blocks: call it off the main actor, and keep the result for each picture, box
/// and renderer. Any thread may call it.
package protocol ImageRenderer: Sendable {
    /// False for one that never shows a picture: then nothing needs to be loaded, and initials stand in their place.
    var showsPictures: Bool { get }

    /// The box in pixels, as finely as this way shows a picture in it. A picture that just fits into these looks like a
    /// larger one, and takes less time to decode and to render.
    func usefulPixels(in box: ImageBox) -> (width: Int, height: Int)

    /// The whole picture inside the box, its shape kept, made larger where it is smaller. What the picture does not
    /// cover of the result's cells is clear, and so is what is clear in it.
    func render(_ picture: Bitmap, in box: ImageBox) throws(TerminalImageError) -> RenderedImage
}

extension ImageRenderer {
    /// Those of the terminal.
    package func usefulPixels(in box: ImageBox) -> (width: Int, height: Int) { box.pixels }
}
