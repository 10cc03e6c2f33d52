import TUI
import TerminalUI
import Testing

extension ScreenFixture {
    /// Compares the app at every size with the snapshot of the name beside the test.
    func expectFrames(_ name: String, file: String = #filePath, location: SourceLocation = #_sourceLocation) {
        expectSnapshot(
            name, of: { frame(columns: $0.columns, rows: $0.rows) }, file: file, location: location)
    }

    /// Goes through a form until the field of the name has the cursor.
    func go(to name: String, location: SourceLocation = #_sourceLocation) {
        for _ in 0..<60 {
            if text().contains("> \(name)") { return }
            press(.tab)
        }
        Issue.record("no field \(name): \(text())", sourceLocation: location)
    }

    func paste(_ text: String) {
        _ = presenter.handle(.paste(text, isTruncated: false))
    }

    func click(column: Int, row: Int) {
        _ = presenter.handle(.mouse(MouseEvent(.press(.left), at: Position(column: column, row: row))))
    }

    /// The line with the cursor.
    var cursorLine: String {
        let frame = frame()
        guard let row = frame.cursor?.position.row, frame.lines.indices.contains(row) else { return "" }
        return frame.lines[row]
    }
}
