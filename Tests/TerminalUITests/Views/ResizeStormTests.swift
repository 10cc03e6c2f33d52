import SeededNumbers
import TerminalUI
import Testing

/// A whole screen, of every kind of view, through sizes from nothing to 200x60.
struct ResizeStormTests {
    private func screen(rows: Int, selection: Int) -> some View {
        let window = ListWindow(count: rows, visible: 7, selection: selection)
        let list = List(window, target: "list") { row in
            Stack.row([
                .init(.fixed(2), Text("★ ")), .init(.flexible(), Text("山田太郎 \(row) 👩‍👩‍👧 محمد")),
                .init(.flexible(minimum: 4), Text("e\u{301}", alignment: .trailing)),
            ])
        }
        let panes = Stack.row([
            .init(.flexible(), list),
            .init(.flexible(), Box(title: "Detail", Paragraph("Prefers messages after 18:00."))),
        ])
        let base = Stack.column([
            .init(.fixed(1), StatusLine(StyledText("Kith", .title), right: "1,204")),
            .init(.fixed(1), InputField(LineEditor("leia"), prompt: "/ ")), .init(.flexible(), panes),
            .init(.fixed(1), KeyHints([.init("q", "quit")], last: [.init("?", "help")])),
        ])
        return Overlay(
            Box(title: "Help", Centered(Text(["j down", "k up"]))),
            size: Size(columns: 30, rows: 9), over: base)
    }

    @Test func `every size is drawn, and by changes as by a full paint`() {
        var generator = SeededGenerator(seed: 9)
        let encoder = FrameEncoder(depth: .indexed256)
        var painter = FramePainter(encoder: encoder)
        let small = (0...12).flatMap { columns in (0...6).map { Size(columns: columns, rows: $0) } }
        let random = (0..<60).map { _ in
            Size(columns: .random(in: 1...200, using: &generator), rows: .random(in: 1...60, using: &generator))
        }
        for size in small + random {
            var emulator = size.columns > 0 && size.rows > 0 ? ScreenEmulator(size: size) : nil
            for selection in [0, 3, 999] {
                let canvas = Canvas.draw(screen(rows: 1_000, selection: selection), size: size)
                let bytes = painter.bytes(for: canvas.frame)
                #expect(canvas.frame.lines.count == size.rows)
                emulator?.feed(bytes)
                if let emulator { #expect(emulator.lines == canvas.frame.paddedLines, "\(size)") }
            }
            painter.invalidate()
        }
    }

    @Test func `an empty list draws nothing and takes no cursor`() {
        let canvas = Canvas.draw(
            List(ListWindow()) { Text("row \($0)") }, size: Size(columns: 5, rows: 2))
        #expect(canvas.frame == Frame(size: Size(columns: 5, rows: 2)))
    }
}
