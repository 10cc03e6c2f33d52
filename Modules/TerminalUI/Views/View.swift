/// A piece of a screen: a plain value that is made from state, drawn, and forgotten.
package protocol View: Sendable {
    /// Draws into an area, which may be of any size, down to nothing. Nothing outside of it changes.
    func draw(on canvas: inout Canvas, in area: Rect)

    /// The rows that it needs in so many columns; nil when it takes what there is.
    func rows(forColumns columns: Int) -> Int?
}

extension View {
    package func rows(forColumns columns: Int) -> Int? { nil }
}

/// Nothing; its area stays as it is.
package struct EmptyView: View {
    /// Nothing to say.
    package init() {}

    package func draw(on canvas: inout Canvas, in area: Rect) {}
}
