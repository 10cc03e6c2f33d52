import SeededNumbers
import TerminalUI
import Testing

struct LineEditorTests {
    private func editor(_ text: String, _ keys: [KeyEvent]) -> LineEditor {
        var editor = LineEditor(text)
        for key in keys { _ = editor.handle(key) }
        return editor
    }

    @Test(arguments: [
        ("Leia Organa", [KeyEvent.control("a"), .character("x")], "xLeia Organa", 1),
        ("Leia", [.control("b"), .control("b"), .character("x")], "Lexia", 3),
        ("Leia", [.control("a"), .control("f"), .character("x")], "Lxeia", 2),
        ("Leia", [KeyEvent(.home), KeyEvent(.right), KeyEvent(.end), KeyEvent(.left)], "Leia", 3),
        ("Leia Organa", [.control("w")], "Leia ", 5), ("a@b.c d@e.f", [.control("w")], "a@b.c ", 6),
        ("a@b.c d@e.f", [KeyEvent(.backspace, .alt)], "a@b.c d@e.", 10),
        ("Leia Organa", [.control("u")], "", 0), ("Leia Organa", [.alt("b"), .control("k")], "Leia ", 5),
        ("Leia Organa", [.alt("b"), .control("u"), .control("e"), .control("y")], "OrganaLeia ", 11),
        ("Leia Organa", [.control("a"), .alt("d")], " Organa", 0),
        ("Leia Organa", [.control("a"), .alt("f")], "Leia Organa", 4),
        ("Leia Organa", [.control("a"), .control("d"), KeyEvent(.delete)], "ia Organa", 0),
        ("👩‍👩‍👧🇬🇧e\u{301}", [.control("h"), KeyEvent(.backspace)], "👩‍👩‍👧", 1),
        ("e", [.character("\u{301}"), .character("x")], "e\u{301}x", 2),
        (
            "", [.control("h"), .control("d"), .control("w"), .control("k"), .control("y"), .alt("d"), .control("b")],
            "", 0
        ),
        ("one two", [KeyEvent(.left, .control), KeyEvent(.left, .control), KeyEvent(.left, .control)], "one two", 0),
    ])
    func `emacs keys edit the line`(text: String, keys: [KeyEvent], result: String, cursor: Int) {
        let editor = editor(text, keys)
        #expect(editor.text == result)
        #expect(editor.cursor == cursor)
    }

    @Test func `a paste becomes one line without controls`() {
        var editor = LineEditor()
        #expect(editor.insert("two\nlines\r\n\u{1B}[31mx\u{202E}") == .edited)
        #expect(editor.text == "two lines �[31mx")
    }

    @Test func `the text never grows over its limit`() {
        var editor = LineEditor("山田", limit: 4)
        _ = editor.insert(String(repeating: "x", count: 1_000_000))
        #expect(editor.text == "山田xx")
        #expect(editor.insert("y") == .moved)
        #expect(LineEditor("abcdef", limit: 3).text == "abc")
    }

    @Test func `keys that are not of editing are left to the screen`() {
        var editor = LineEditor("x")
        for key in [KeyEvent(.enter), KeyEvent(.escape), KeyEvent(.up), .control("s"), KeyEvent(.function(1))] {
            #expect(editor.handle(key) == .ignored)
        }
        #expect(editor.handle(.control("a")) == .moved)
    }

    @Test func `any keys keep the cursor inside the text`() {
        var generator = SeededGenerator(seed: 3)
        var editor = LineEditor(limit: 50)
        let keys: [KeyEvent] =
            "abefkuwydh".map { .control($0) } + "bfd".map { .alt($0) } + "x 山e\u{301}👍🏽🇬".map { .character($0) }
            + [.character("\u{200D}"), .character("\u{1F3FD}"), KeyEvent(.left), KeyEvent(.right), KeyEvent(.delete)]
        for _ in 0..<20_000 {
            _ = editor.handle(keys.randomElement(using: &generator) ?? .character("x"))
            #expect((0...editor.text.count).contains(editor.cursor))
            if editor.text.count > 50 { #expect(Bool(false), "too long") }
        }
    }

    @Test func `where line ends are kept, keys of a line stay in it`() {
        var editor = LineEditor("one\r\ntwo\tx\nthree", lineBreaks: .kept)
        #expect(editor.text == "one\ntwo x\nthree")
        editor.place(cursor: 6)
        _ = editor.handle(.control("a"))
        #expect(editor.cursor == 4)
        _ = editor.handle(.control("e"))
        #expect(editor.cursor == 9)
        _ = editor.handle(.control("u"))
        #expect(editor.text == "one\n\nthree")
        _ = editor.handle(.control("k"))
        #expect(editor.text == "one\nthree")
        _ = editor.handle(KeyEvent(.enter))
        _ = editor.handle(.control("y"))
        #expect(editor.text == "one\n\n\nthree")
    }

    @Test func `rows are moved in as they are seen, and left at the ends`() {
        var editor = LineEditor("long words\n山田", lineBreaks: .kept)
        #expect(editor.moveRows(by: 1, columns: 6) == .ignored)
        #expect(editor.moveRows(by: -1, columns: 6) == .moved)
        // Behind "word": four columns, like the two wide signs.
        #expect(editor.cursor == 9)
        #expect(editor.moveRows(by: -1, columns: 6) == .moved)
        #expect(editor.cursor == 4)
        #expect(editor.moveRows(by: -1, columns: 6) == .ignored)
    }

    @Test func `what was killed in one field can be yanked in another`() {
        var first = LineEditor("Leia")
        _ = first.handle(.control("u"))
        var second = LineEditor("x", killed: first.killed)
        _ = second.handle(.control("y"))
        #expect(second.text == "xLeia")
    }
}
