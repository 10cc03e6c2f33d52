internal import Persistence
internal import TerminalUI

/// One contact of the list: favourite mark, name, and what it belongs to.
struct ContactRowView: View {
    let row: ContactRow
    let isSelected: Bool

    func draw(on canvas: inout Canvas, in area: Rect) {
        let mark = StyledText([.init(isSelected ? ">" : " ", .title), .init(row.isFavorite ? " ★ " : "   ", .accent)])
        canvas.write(mark, in: area)
        let room = Rect(column: area.column + 4, row: area.row, columns: area.columns - 4, rows: area.rows)
        let name = SafeText(shownName: row.name, columns: room.columns)
        guard let subtitle = row.subtitle.map({ SafeText($0, columns: room.columns) }), !subtitle.isEmpty,
            room.columns >= 30
        else {
            return canvas.write(StyledText(name), in: room)
        }
        // Columns of fixed places stay straight whatever the names are.
        let nameColumns = max(20, room.columns * 55 / 100)
        let left = Rect(column: room.column, row: room.row, columns: nameColumns - 2, rows: room.rows)
        canvas.write(StyledText(name), in: left)
        let right = Rect(
            column: room.column + nameColumns, row: room.row, columns: room.columns - nameColumns, rows: room.rows)
        canvas.write(StyledText(subtitle, .muted), in: right)
    }

    func rows(forColumns columns: Int) -> Int? { 1 }
}
