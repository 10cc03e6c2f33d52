/// A piece of a screen: a plain value that is made from state, drawn, and discarded.
package protocol View: Sendable {
    /// Draws into an area of any size, even empty. Nothing outside it changes.
    func draw(on canvas: inout Canvas, in area: Rect)

    /// The natural height for a width, in rows; nil if it fills the available space.
    func rows(forColumns columns: Int) -> Int?
}

extension View {
    package func rows(forColumns columns: Int) -> Int? { nil }
}

/// Draws nothing.
package struct EmptyView: View {
    /// Creates an empty view.
    package init() {}

    package func draw(on canvas: inout Canvas, in area: Rect) {}
}
