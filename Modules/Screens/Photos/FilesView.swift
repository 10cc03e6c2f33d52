internal import ScreenKit
internal import TerminalUI

/// A folder's folders and pictures, and beside them how the marked one looks.
struct FilesView: View {
    static let target = "file"

    let listing: FileListing
    let window: ListWindow
    let preview: Picture?
    /// Message in place of a preview.
    let message: String?

    /// The part of an area that the preview has; nil where there is no room for one.
    static func previewArea(in area: Rect) -> Rect? {
        guard area.columns >= 50, area.rows >= 6 else { return nil }
        let columns = area.columns / 2
        return Rect(column: area.endColumn - columns, row: area.row + 1, columns: columns, rows: area.rows - 2)
    }

    func draw(on canvas: inout Canvas, in area: Rect) {
        canvas.write(StyledText(SafeText(listing.folder, columns: area.columns), .muted), in: area.row(at: 0))
        let right = Self.previewArea(in: area)
        let list = Rect(
            column: area.column, row: area.row + 1,
            columns: (right.map { $0.column - 2 } ?? area.endColumn) - area.column,
            rows: area.rows - 1)
        drawList(on: &canvas, in: list)
        guard let right else { return }
        if let preview {
            PictureView(preview).draw(on: &canvas, in: right)
        } else if let message {
            Paragraph(message, .muted).draw(on: &canvas, in: right)
        }
    }

    private func drawList(on canvas: inout Canvas, in area: Rect) {
        if let problem = listing.problem {
            return MessageView("! \(problem)", .failure, lines: ["Press h for the parent folder."])
                .draw(on: &canvas, in: area)
        }
        guard !listing.entries.isEmpty else {
            return MessageView("No folders or pictures.", lines: ["Press h for the parent folder."])
                .draw(on: &canvas, in: area)
        }
        let (entries, selection) = (listing.entries, window.selection)
        List(window, target: Self.target) { index in FileRowView(entry: entries[index], isSelected: index == selection)
        }
        .draw(on: &canvas, in: area)
    }
}

/// One folder or picture.
private struct FileRowView: View {
    let entry: FileListing.Entry
    let isSelected: Bool

    func draw(on canvas: inout Canvas, in area: Rect) {
        canvas.write(StyledText(isSelected ? ">" : " ", .title), in: area)
        let name = SafeText(entry.name, columns: area.columns) + (entry.isFolder ? "/" : "")
        let room = Rect(column: area.column + 2, row: area.row, columns: area.columns - 11, rows: 1)
        canvas.write(StyledText(name, entry.isFolder ? .title : .body), in: room)
        guard !entry.isFolder else { return }
        canvas.write(StyledText(SafeText(size), .muted), alignment: .trailing, in: area)
    }

    private var size: String {
        switch entry.size {
        case ..<(1 << 10): "\(entry.size) B"
        case ..<(1 << 20): "\(entry.size >> 10) KiB"
        default: "\(entry.size >> 20) MiB"
        }
    }
}
