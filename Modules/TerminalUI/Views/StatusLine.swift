/// One line with text at the left and at the right. The right text is truncated first, and omitted if none of it fits.
package struct StatusLine: View {
    private let left: StyledText
    private let right: StyledText
    /// The role of the whole line.
    private let role: Role

    /// The role's style is applied under both texts.
    package init(_ left: StyledText, right: StyledText = "", role: Role = .statusLine) {
        self.left = left
        self.right = right
        self.role = role
    }

    package func draw(on canvas: inout Canvas, in area: Rect) {
        let line = area.row(at: 0)
        canvas.write(left, in: line)
        let room = line.columns - left.displayWidth - 1
        if room > 1, !right.isEmpty {
            canvas.write(right.truncated(toWidth: room), alignment: .trailing, in: line)
        }
        canvas.frame.apply(canvas.theme[role], to: line)
    }

    package func rows(forColumns columns: Int) -> Int? { 1 }
}
