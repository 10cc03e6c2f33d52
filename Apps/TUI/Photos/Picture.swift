internal import TerminalImages

/// A picture that is ready to be drawn.
struct Picture: Sendable {
    /// Its own as long as the app runs.
    let id: Int
    let image: RenderedImage
    /// Columns that it takes, at most those that were asked for.
    var columns: Int { image.cells.columns }
}
