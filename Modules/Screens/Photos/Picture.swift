package import TerminalImages

/// A picture that is ready to be drawn.
package struct Picture: Sendable {
    /// Its own as long as the app runs.
    package let id: Int
    package let image: RenderedImage
    /// Columns that it takes, at most those that were asked for.
    package var columns: Int { image.cells.columns }
}
