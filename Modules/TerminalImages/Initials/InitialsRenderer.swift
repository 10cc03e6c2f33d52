package import Pixels

/// Renders no images, so that initials are shown everywhere. For people who want no photos, and for screen readers.
package struct InitialsRenderer: ImageRenderer {
    /// Creates a renderer.
    package init() {}

    package var showsPictures: Bool { false }

    /// Returns an empty image.
    package func render(_ picture: Bitmap, in box: ImageBox) -> RenderedImage { .nothing }
}
