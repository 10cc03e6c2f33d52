internal import Persistence
internal import TerminalUI

/// One contact of the list: whether it is picked, favourite mark, photo, name, what is not settled, and what it belongs
/// to.
struct ContactRowView: View {
    let row: ContactRow
    let isSelected: Bool
    let isMarked: Bool
    /// Two columns; nil where the list shows none.
    let picture: Picture?

    func draw(on canvas: inout Canvas, in area: Rect) {
        let mark = StyledText([
            .init(isSelected ? ">" : " ", .title), .init(isMarked ? "+" : " ", .match),
            .init(row.isFavorite ? "★ " : "  ", .accent),
        ])
        canvas.write(mark, in: area)
        if let picture {
            let place = Rect(column: area.column + 4, row: area.row, columns: 2, rows: 1)
            PictureView(picture).draw(on: &canvas, in: place.intersection(area))
        }
        let used = picture == nil ? 4 : 7
        let room = Rect(column: area.column + used, row: area.row, columns: area.columns - used, rows: area.rows)
        guard let subtitle = row.subtitle.map({ SafeText($0, columns: room.columns) }), !subtitle.isEmpty,
            room.columns >= 30
        else {
            return drawName(on: &canvas, in: room)
        }
        // Columns of fixed places stay straight whatever the names are.
        let nameColumns = max(20, room.columns * 55 / 100)
        drawName(
            on: &canvas, in: Rect(column: room.column, row: room.row, columns: nameColumns - 2, rows: room.rows))
        let right = Rect(
            column: room.column + nameColumns, row: room.row, columns: room.columns - nameColumns, rows: room.rows)
        canvas.write(StyledText(subtitle, .muted), in: right)
    }

    func rows(forColumns columns: Int) -> Int? { 1 }

    /// What is not settled stands behind the name, however long that is.
    private func drawName(on canvas: inout Canvas, in area: Rect) {
        let state = UnsettledMark(hasConflict: row.hasConflict, isPending: row.isPending).text
        let room = area.columns - state.displayWidth
        let name = StyledText(SafeText(shownName: row.name, columns: max(0, area.columns)))
        canvas.write(state.isEmpty ? name : name.truncated(toWidth: max(0, room)) + state, in: area)
    }
}
