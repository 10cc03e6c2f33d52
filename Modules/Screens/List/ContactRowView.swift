internal import Interaction
internal import Persistence
internal import PhotoScreens
internal import TerminalUI

/// One contact of the list: whether it is picked, favorite mark, photo, name, what is not settled, and what it belongs
/// to.
struct ContactRowView: View {
    let row: ContactRow
    let isSelected: Bool
    let isMarked: Bool
    let isRefused: Bool
    /// The book it stands in; nil where that needs no telling.
    let book: String?
    /// A row beside it has the same name and subtitle.
    let isTwin: Bool
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
        guard let book else { return drawTexts(row.subtitle, on: &canvas, in: room) }
        guard room.columns >= Self.columnsForBook else {
            // Of two rows that would look the same, the books say which is which.
            return drawTexts(isTwin ? book : row.subtitle, on: &canvas, in: room)
        }
        let rest = room.columns - Self.bookColumns
        let right = Rect(column: room.column + rest, row: room.row, columns: Self.bookColumns, rows: room.rows)
        canvas.write(StyledText(SafeText(book, columns: Self.bookColumns), .muted), in: right)
        drawTexts(
            row.subtitle, on: &canvas,
            in: Rect(column: room.column, row: room.row, columns: rest - 2, rows: room.rows))
    }

    func rows(forColumns columns: Int) -> Int? { 1 }

    private static let columnsForBook = 60
    private static let bookColumns = 14

    private func drawTexts(_ subtitle: String?, on canvas: inout Canvas, in room: Rect) {
        guard let subtitle = subtitle.map({ SafeText($0, columns: room.columns) }), !subtitle.isEmpty,
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

    /// The unsettled mark follows the name, however long that is.
    private func drawName(on canvas: inout Canvas, in area: Rect) {
        let state = UnsettledMark(hasConflict: row.hasConflict, isPending: row.isPending, isRefused: isRefused).text
        let room = area.columns - state.displayWidth
        let name = StyledText(SafeText(shownName: row.name, columns: max(0, area.columns)))
        canvas.write(state.isEmpty ? name : name.truncated(toWidth: max(0, room)) + state, in: area)
    }
}
