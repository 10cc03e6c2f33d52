import SeededNumbers
import TerminalUI
import Testing

struct LineEditorTests {
    private func editor(_ text: String, _ keys: [Step]) -> LineEditor {
        var editor = LineEditor(text)
        for key in keys { _ = editor.take(key) }
        return editor
    }

    @Test(arguments: [
        ("Leia Organa", [Step.do(.start), .character("x")], "xLeia Organa", 1),
        ("Leia", [.do(.left), .do(.left), .character("x")], "Lexia", 3),
        ("Leia", [.do(.start), .do(.right), .character("x")], "Lxeia", 2),
        ("Leia", [.do(.start), .do(.right), .do(.end), .do(.left)], "Leia", 3),
        ("Leia Organa", [.do(.killBlankWordLeft)], "Leia ", 5), ("a@b.c d@e.f", [.do(.killBlankWordLeft)], "a@b.c ", 6),
        ("a@b.c d@e.f", [.do(.killWordLeft)], "a@b.c d@e.", 10),
        ("Leia Organa", [.do(.killStart)], "", 0), ("Leia Organa", [.do(.wordLeft), .do(.killEnd)], "Leia ", 5),
        ("Leia Organa", [.do(.wordLeft), .do(.killStart), .do(.end), .do(.yank)], "OrganaLeia ", 11),
        ("Leia Organa", [.do(.start), .do(.killWordRight)], " Organa", 0),
        ("Leia Organa", [.do(.start), .do(.wordRight)], "Leia Organa", 4),
        ("Leia Organa", [.do(.start), .do(.deleteRight), .do(.deleteRight)], "ia Organa", 0),
        ("👩‍👩‍👧🇬🇧e\u{301}", [.do(.deleteLeft), .do(.deleteLeft)], "👩‍👩‍👧", 1),
        ("e", [.character("\u{301}"), .character("x")], "e\u{301}x", 2),
        (
            "",
            [
                .do(.deleteLeft), .do(.deleteRight), .do(.killBlankWordLeft), .do(.killEnd), .do(.yank),
                .do(.killWordRight), .do(.left),
            ],
            "", 0
        ),
        ("one two", [.do(.wordLeft), .do(.wordLeft), .do(.wordLeft)], "one two", 0),
    ])
    func `commands and text edit the line`(text: String, keys: [Step], result: String, cursor: Int) {
        let editor = editor(text, keys)
        #expect(editor.text == result)
        #expect(editor.cursor == cursor)
    }

    @Test func `a paste becomes one line without controls`() {
        var editor = LineEditor()
        #expect(editor.insert("two\nlines\r\n\u{1B}[31mx\u{9B}\u{7F}\ty\u{2028}") == .edited)
        #expect(editor.text == "two lines �[31mx�� y ")
    }

    /// Names and notes that people have, and what they should not have.
    static let texts = [
        "علی\u{200C}رضا", "\u{D28}\u{D28}\u{D4D}\u{200D}", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
        "é", "e\u{301}",
        "ab\u{AD}cd", "\u{200F}אב\u{200E}", "evil \u{1B}[2J\u{7}\u{9B}", "\u{202E}drow\u{202C} \u{2066}x\u{2069}",
        "1️⃣ ☎\u{FE0E}",
        "a\tb", "two\r\nlines\rof\u{2028}it\u{85}\n", "e" + String(repeating: "\u{301}", count: 30),
        "\u{FEFF}x\u{200B}",
    ]

    @Test(arguments: texts, [SafeText.LineBreaks.spaces, .kept])
    func `what is not typed over stays byte for byte`(text: String, lineBreaks: SafeText.LineBreaks) {
        func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
        var editor = LineEditor(text, lineBreaks: lineBreaks)
        #expect(bytes(editor.text) == bytes(text))
        _ = editor.take(.character("x"))
        #expect(bytes(editor.text) == bytes(text + "x"))
        editor.place(cursor: 0)
        _ = editor.take(.character("y"))
        #expect(bytes(editor.text) == bytes("y" + text + "x"))
        // One step after the other leads through it, and deletes it.
        for _ in 0..<editor.text.count { _ = editor.take(.do(.right)) }
        #expect(editor.cursor == editor.text.count)
        for _ in 0..<editor.text.count { _ = editor.take(.do(.deleteLeft)) }
        #expect(editor.isEmpty)
    }

    @Test(arguments: texts)
    func `what is killed comes back byte for byte`(text: String) {
        var editor = LineEditor(text, lineBreaks: .kept)
        for _ in 0..<40 where !editor.isEmpty { _ = editor.take(.do(.killStart)) }
        var line = LineEditor(text.filter { !$0.isNewline })
        let before = Array(line.text.utf8)
        _ = line.take(.do(.killStart))
        #expect(line.isEmpty)
        _ = line.take(.do(.yank))
        #expect(Array(line.text.utf8) == before)
        // In another field of one line, line ends are blanks.
        var other = LineEditor(killed: "a\r\nb\u{1B}")
        _ = other.take(.do(.yank))
        #expect(other.text == "a b\u{1B}")
    }

    @Test(arguments: [
        "\u{200C}", "\u{200D}", "\u{FE0F}", "\u{E0067}", "\u{200F}", "\u{202E}", "\u{2069}", "\u{AD}", "\u{200B}",
    ])
    func `what is not seen is typed and pasted as it is`(scalar: String) {
        for isPasted in [false, true] {
            var editor = LineEditor()
            if isPasted {
                _ = editor.insert("a\(scalar)b")
            } else {
                for scalar in "a\(scalar)b".unicodeScalars { _ = editor.take(.character(Character(scalar))) }
            }
            #expect(Array(editor.text.unicodeScalars) == Array("a\(scalar)b".unicodeScalars))
            #expect(editor.cursor == editor.text.count)
        }
    }

    @Test func `a cluster of any number of marks does not get round the limit`() {
        var editor = LineEditor(limit: 10)
        _ = editor.insert("e" + String(repeating: "\u{301}", count: 100_000))
        #expect(editor.text.unicodeScalars.count <= 640)
    }

    // MARK: - A selected text

    @Test(arguments: [
        ([Step.character("x")], "x"), ([.character("x"), .character("y")], "xy"),
        ([.do(.end), .character("x")], "Leiax"),
        ([.do(.deleteLeft)], "Lei"), ([.do(.left), .character("x")], "Leixa"),
        ([.do(.start), .character("x")], "xLeia"), ([.do(.yank)], "killed"),
        ([.key(KeyEvent(.up)), .character("x")], "x"),
    ])
    func `what is typed takes the place of a selected text, and other keys go on with it`(
        keys: [Step], result: String
    ) {
        var editor = LineEditor("Leia", killed: "killed", isSelected: true)
        #expect(editor.isSelected)
        for key in keys { _ = editor.take(key) }
        #expect(editor.text == result)
        #expect(!editor.isSelected)
    }

    @Test func `a paste takes the place of a selected text, nothing of an empty one is selected`() {
        var editor = LineEditor("Leia", isSelected: true)
        #expect(editor.insert("") == .moved)
        #expect(editor.isSelected)
        #expect(editor.insert("Han") == .edited)
        #expect(editor.text == "Han")
        #expect(!LineEditor("", isSelected: true).isSelected)
    }

    // MARK: -

    @Test func `the text never grows over its limit`() {
        var editor = LineEditor("山田", limit: 4)
        _ = editor.insert(String(repeating: "x", count: 1_000_000))
        #expect(editor.text == "山田xx")
        #expect(editor.insert("y") == .moved)
        // What is there is never cut.
        var longer = LineEditor("abcdef", limit: 3)
        #expect(longer.insert("y") == .moved)
        #expect(longer.text == "abcdef")
    }

    @Test func `keys that give no text are left to the screen`() {
        var editor = LineEditor("x")
        for key in [KeyEvent(.enter), KeyEvent(.escape), KeyEvent(.up), .control("s"), KeyEvent(.function(1))] {
            #expect(editor.type(key) == .ignored)
        }
        #expect(editor.take(.do(.start)) == .moved)
    }

    @Test func `any keys keep the cursor inside the text`() {
        var generator = SeededGenerator(seed: RandomTests.seed(3))
        var editor = LineEditor(limit: 50)
        let keys: [Step] =
            LineEditor.Command.allCases.map { .do($0) } + "x 山e\u{301}👍🏽🇬".map { .character($0) }
            + "\u{200C}\u{202E}\u{AD}\u{E0067}".unicodeScalars.map { .character(Character($0)) }
            + [.character("\u{200D}"), .character("\u{1F3FD}")]
        for _ in 0..<RandomTests.steps(10_000) {
            _ = editor.take(keys.randomElement(using: &generator) ?? .character("x"))
            #expect((0...editor.text.count).contains(editor.cursor))
            if editor.text.count > 50 { #expect(Bool(false), "too long") }
        }
    }

    @Test func `where line ends are kept, keys of a line stay in it`() {
        var editor = LineEditor("one\r\ntwo\tx\nthree", lineBreaks: .kept)
        #expect(editor.text == "one\r\ntwo\tx\nthree")
        editor.place(cursor: 6)
        _ = editor.take(.do(.start))
        #expect(editor.cursor == 4)
        _ = editor.take(.do(.end))
        #expect(editor.cursor == 9)
        _ = editor.take(.do(.killStart))
        #expect(editor.text == "one\r\n\nthree")
        _ = editor.take(.do(.killEnd))
        #expect(editor.text == "one\r\nthree")
        _ = editor.take(.key(KeyEvent(.enter)))
        _ = editor.take(.do(.yank))
        #expect(editor.text == "one\r\n\n\nthree")
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
        _ = first.take(.do(.killStart))
        var second = LineEditor("x", killed: first.killed)
        _ = second.take(.do(.yank))
        #expect(second.text == "xLeia")
    }
}

/// What the user does to a line.
enum Step: Sendable {
    case `do`(LineEditor.Command)
    case key(KeyEvent)

    static func character(_ character: Character) -> Step { .key(.character(character)) }
}

extension LineEditor {
    mutating func take(_ step: Step) -> Effect {
        switch step {
        case .do(let command): perform(command)
        case .key(let key): type(key)
        }
    }
}
