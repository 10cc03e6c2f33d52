import Synchronization
import TerminalUI
import Testing

struct ViewTests {
    private func lines(_ view: some View, _ columns: Int, _ rows: Int) -> [String] {
        Canvas.draw(view, size: Size(columns: columns, rows: rows)).frame.lines
    }

    @Test func `a stack serves fixed lengths first and shares the rest by weight`() {
        let stack = Stack.row([
            .init(.fixed(10), EmptyView()), .init(.flexible(weight: 2), EmptyView()),
            .init(.flexible(weight: 1, minimum: 5), EmptyView()),
        ])
        func widths(_ columns: Int) -> [Int] {
            stack.areas(in: Rect(column: 3, row: 1, columns: columns, rows: 1)).map(\.columns)
        }
        #expect(widths(45) == [10, 20, 15])
        #expect(widths(16) == [10, 0, 6])
        #expect(widths(12) == [10, 0, 2])
        #expect(widths(4) == [4, 0, 0])
        #expect(stack.areas(in: Rect(column: 3, row: 1, columns: 45, rows: 1)).map(\.column) == [3, 13, 33])
    }

    @Test func `a column gives each view the rows it asks for`() {
        let column = Stack.column([
            .init(.natural, Text("title", .title)), .init(.natural, Paragraph("one two three")),
            .init(.flexible(), EmptyView()), .init(.fixed(1), Text("foot")),
        ])
        #expect(lines(column, 8, 7) == ["title", "one two", "three", "", "", "", "foot"])
        #expect(lines(column, 8, 2) == ["title", "foot"])
    }

    @Test func `a list makes only the rows that are seen`() {
        let made = Mutex<[Int]>([])
        let list = List(ListWindow(count: 100_000, visible: 3, selection: 50_000)) { row in
            made.withLock { $0.append(row) }
            return Text("row \(row)")
        }
        let canvas = Canvas.draw(list, size: Size(columns: 10, rows: 3))
        #expect(canvas.frame.lines == ["row 49999", "row 50000", "row 50001"])
        #expect(made.withLock { $0 } == [49_999, 50_000, 50_001])
        #expect(canvas.frame.style(at: Position(column: 9, row: 1)).attributes.contains(.reverse))
        #expect(canvas.frame.style(at: Position(column: 9, row: 2)) == .plain)
        #expect(canvas.frame.cursor == .init(position: Position(column: 0, row: 1), isVisible: false))
    }

    @Test func `the mouse hits rows, and nothing under an overlay`() {
        let list = List(ListWindow(count: 3, visible: 6), rowHeight: 2, target: "people") { Text("row \($0)") }
        let canvas = Canvas.draw(list, size: Size(columns: 10, rows: 12))
        #expect(canvas.target(at: Position(column: 4, row: 3))?.index == 1)
        #expect(canvas.target(at: Position(column: 4, row: 3))?.name == "people")
        #expect(canvas.target(at: Position(column: 4, row: 6)) == nil)
        let covered = Overlay(Box(Text("help")), size: Size(columns: 8, rows: 3), over: list)
        #expect(Canvas.draw(covered, size: Size(columns: 10, rows: 12)).target(at: Position(column: 4, row: 3)) == nil)
    }

    @Test func `an overlay stands in the middle of what it covers`() {
        let base = Text(Array(repeating: "..............", count: 6))
        let overlay = Overlay(
            Box(title: "Help", footer: "Esc", Text("q quit")), size: Size(columns: 12, rows: 5), over: base)
        #expect(
            lines(overlay, 14, 6) == [
                "..............", ".┌─ Help ───┐.", ".│ q quit   │.", ".└──── Esc ─┘.",
                "..............", "..............",
            ])
    }

    @Test func `a box gives way where there is no room for it`() {
        #expect(lines(Box(Text("abc")), 2, 3) == ["a…", "", ""])
        #expect(lines(Box(Text("abc")), 3, 3) == ["┌─┐", "│…│", "└─┘"])
    }

    @Test func `an input field scrolls to its cursor`() {
        var editor = LineEditor("Leia 山田")
        func draw(_ columns: Int) -> (String, Int) {
            let field = InputField(editor, prompt: StyledText("/ ", .key))
            let frame = Canvas.draw(field, size: Size(columns: columns, rows: 1)).frame
            return (frame.lines[0], frame.cursor?.position.column ?? -1)
        }
        #expect(draw(20) == ("/ Leia 山田", 11))
        #expect(draw(8) == ("/  山田", 7))
        #expect(draw(7) == ("/ 山田", 6))
        #expect(draw(2) == ("", 0))
        _ = editor.perform(.start)
        #expect(draw(8) == ("/ Leia", 2))
        editor.clear()
        let empty = InputField(editor, placeholder: "find")
        #expect(lines(empty, 10, 1) == ["find"])
    }

    @Test(arguments: [
        ("علی\u{200C}رضا", "علیرضا", 6), ("a\u{1B}[2J\u{202E}b", "a�[2Jb", 6), ("x\u{AD}\r\ny", "x y", 3),
        ("🏴\u{E0067}\u{E0062}\u{E007F}", "🏴", 2), ("\u{200B}", "", 0),
    ])
    func `an input field shows a text harmless, with the cursor where it stands`(
        text: String, shown: String, column: Int
    ) {
        let frame = Canvas.draw(InputField(LineEditor(text)), size: Size(columns: 20, rows: 1)).frame
        #expect(frame.lines == [shown])
        #expect(frame.cursor?.position == Position(column: column, row: 0))
    }

    @Test func `the cursor stands behind what is shown, whatever each letter is`() {
        for value in [0...0x2FFF, 0xFE00...0xFFFF, 0x1F000...0x1FFFF, 0xE0000...0xE01FF].joined() {
            guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
            let text = String(Character(scalar))
            let rows = TextRows("\(text)", columns: 9)
            if rows.rows.count == 1 {
                let end = rows.cursor(at: Position(column: SafeText(text).displayWidth, row: 0))
                #expect(end == 1, "U+\(String(value, radix: 16))")
                #expect(SafeText(text).displayWidth == 0 || rows.cursor(at: Position(column: 0, row: 0)) == 0)
            }
        }
    }

    @Test func `a selected text looks so where it has the focus`() {
        func style(_ isSelected: Bool, _ isFocused: Bool, _ column: Int) -> Style {
            let field = InputField(LineEditor("Leia", isSelected: isSelected), prompt: "/ ", isFocused: isFocused)
            return Canvas.draw(field, size: Size(columns: 20, rows: 1)).frame.style(
                at: Position(column: column, row: 0))
        }
        for column in 2...5 {
            #expect(style(true, true, column) != style(false, true, column))
            #expect(style(true, false, column) == style(false, false, column))
        }
        #expect(style(true, true, 6) == style(false, true, 6))
    }

    @Test func `styled text is cut in the piece that doesn't fit`() {
        let text = StyledText([.init("Leia "), .init("Organa", .match), .init("!", .muted)])
        #expect(text.truncated(toWidth: 12) == text)
        #expect(text.truncated(toWidth: 11).spans == [.init("Leia "), .init("Organ…", .match)])
        #expect(text.truncated(toWidth: 6).spans == [.init("Leia "), .init("…", .match)])
        #expect(text.truncated(toWidth: 5).spans == [.init("Leia…")])
        for width in -1...14 { #expect(text.truncated(toWidth: width).displayWidth == min(max(0, width), 12)) }
    }

    @Test func `a status line gives up its right side first`() {
        let line = StatusLine("offline", right: "2 waiting")
        #expect(lines(line, 20, 1) == ["offline    2 waiting"])
        #expect(lines(line, 12, 1) == ["offline 2 w…"])
        #expect(lines(line, 9, 1) == ["offline"])
        #expect(lines(line, 4, 1) == ["off…"])
    }

    @Test func `key hints fit whole and keep the way to help`() {
        let hints = KeyHints([.init("⏎", "open"), .init("/", "find"), .init("n", "new")], last: [.init("?", "help")])
        #expect(lines(hints, 40, 1) == ["⏎ open  / find  n new  ? help"])
        #expect(lines(hints, 24, 1) == ["⏎ open  / find  ? help"])
        #expect(lines(hints, 7, 1) == ["? help"])
        #expect(lines(hints, 3, 1) == ["? …"])
    }

    @Test func `a paragraph scrolls, and text is aligned`() {
        #expect(lines(Paragraph("one\ntwo\nthree", firstLine: 1), 5, 2) == ["two", "three"])
        #expect(lines(Text("ab", alignment: .trailing), 4, 1) == ["  ab"])
        #expect(lines(Centered(columns: 4, Text("abc")), 10, 3) == ["", "   abc", ""])
    }

    @Test func `hostile text in a view shows and does nothing`() {
        let frame = Canvas.draw(Text("\u{1B}]0;x\u{7}\u{202E}Leia"), size: Size(columns: 20, rows: 1)).frame
        #expect(frame.lines == ["�]0;x�Leia"])
    }

    @Test func `a theme decides how a role looks`() {
        var theme = Theme.dark
        theme[.title] = Style(foreground: .red)
        let frame = Canvas.draw(Text("x", .title), size: Size(columns: 1, rows: 1), theme: theme).frame
        #expect(frame.style(at: Position(column: 0, row: 0)) == Style(foreground: .red))
        #expect(Set(Role.allCases.map { Theme.dark[$0] }.map(\.background)) == [.default])
    }
}
