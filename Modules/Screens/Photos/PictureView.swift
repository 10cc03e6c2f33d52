package import TerminalImages
package import TerminalUI

/// A picture in the grid: its cells, and the bytes beside them.
package struct PictureView: View {
    package let picture: Picture

    package init(_ picture: Picture) {
        self.picture = picture
    }

    package func draw(on canvas: inout Canvas, in area: Rect) {
        let cells = picture.image.cells
        for (row, line) in cells.lines.enumerated() {
            var column = area.column
            for cell in line {
                let style = Style(
                    foreground: Color(cell.foreground), background: Color(cell.background),
                    attributes: cell.isReversed ? .reverse : [])
                canvas.frame.write(
                    SafeText(cell.text), at: Position(column: column, row: area.row + row), style: style, in: area)
                column += cell.columns
            }
        }
        guard let graphic = picture.image.graphic else { return }
        let place = Rect(column: area.column, row: area.row, columns: cells.columns, rows: cells.rows)
        // Half a picture cannot be drawn; and below one there must be a row, or some terminals scroll.
        guard area.intersection(place) == place, place.endRow < canvas.frame.size.rows else { return }
        canvas.frame.add(
            Graphic(
                id: picture.id, area: place, transmission: graphic.transmission, placement: graphic.placement,
                erasure: graphic.erasure, release: graphic.release))
    }

    package func rows(forColumns columns: Int) -> Int? { picture.image.cells.rows }
}

extension Color {
    package init(_ color: ImageColor) {
        self =
            switch color {
            case .clear: .default
            case .indexed(let index): .indexed(index)
            case .rgb(let red, let green, let blue): .rgb(red, green, blue)
            }
    }
}
