import SeededNumbers
import TerminalUI
import Testing

struct TextRowsTests {
    @Test(arguments: [
        ("", [""]), ("one two", ["one ", "two"]), ("abcdefgh", ["abcde", "fgh"]), ("a\n\nb\n", ["a", "", "b", ""]),
        ("山田太郎", ["山田", "太郎"]), ("a\r\nb\rc\u{2028}d", ["a", "b", "c", "d"]), ("a\tbcdef", ["a ", "bcdef"]),
        ("ab\u{200C}c\u{202E}de\u{1B}f", ["abcde", "�f"]), ("abcde    f", ["abcde    ", "f"]),
        ("ab cdefghi", ["ab ", "cdefg", "hi"]),
    ])
    func `rows break behind blanks`(text: String, rows: [String]) {
        let layout = TextRows(text, columns: 5)
        #expect(layout.rows.indices.map { layout.text(ofRow: $0).string } == rows)
    }

    @Test func `every place in a text has one on the screen, and the other way round`() {
        var generator = SeededGenerator(seed: 11)
        let pieces = ["a", " ", "\n", "山", "e\u{301}", "👩‍👩‍👧", "word ", "א", "\u{1B}", "ی\u{200C}", "\t", "\r\n"]
        for _ in 0..<300 {
            let text = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
                pieces.randomElement(using: &generator) ?? ""
            }.joined()
            let columns = Int.random(in: -1...12, using: &generator)
            let layout = TextRows(text, columns: columns)
            for cursor in 0...text.count {
                let position = layout.position(of: cursor)
                #expect(layout.rows.indices.contains(position.row))
                #expect(layout.cursor(at: position) == cursor, "\(text.debugDescription) in \(columns)")
            }
            for row in layout.rows.indices {
                #expect(layout.position(of: layout.cursor(at: Position(column: 99, row: row))).row == row)
            }
        }
    }
}
