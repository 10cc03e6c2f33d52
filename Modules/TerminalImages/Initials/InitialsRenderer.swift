package import Pixels

/// Shows no picture: initials stand everywhere. For people who want no photos, and for screen readers.
package struct InitialsRenderer: ImageRenderer {
    /// There is nothing to choose.
    package init() {}

    package var showsPictures: Bool { false }

    /// Nothing, always.
    package func render(_ picture: Bitmap, in box: ImageBox) -> RenderedImage { .nothing }
}
