import Keys
import TerminalUI
import Testing

/// Keys where text is typed, by the table.
struct LineEditorKeysTests {
    @Test(arguments: [
        ([KeyEvent.control("a")], "leia@x org-ana", 0), ([KeyEvent(.home)], "leia@x org-ana", 0),
        ([.control("b")], "leia@x org-ana", 13), ([KeyEvent(.left)], "leia@x org-ana", 13),
        ([.control("a"), .control("e")], "leia@x org-ana", 14),
        ([.control("a"), KeyEvent(.end)], "leia@x org-ana", 14),
        ([.control("a"), .control("f")], "leia@x org-ana", 1),
        ([.control("a"), KeyEvent(.right)], "leia@x org-ana", 1),
        ([.alt("b")], "leia@x org-ana", 11), ([KeyEvent(.left, .control)], "leia@x org-ana", 11),
        ([KeyEvent(.left, .alt)], "leia@x org-ana", 11), ([.control("a"), .alt("f")], "leia@x org-ana", 4),
        ([.control("a"), KeyEvent(.right, .control)], "leia@x org-ana", 4),
        ([KeyEvent(.backspace)], "leia@x org-an", 13),
        ([.control("h")], "leia@x org-an", 13), ([KeyEvent(.backspace, .shift)], "leia@x org-an", 13),
        ([.control("a"), .control("d")], "eia@x org-ana", 0), ([.control("a"), KeyEvent(.delete)], "eia@x org-ana", 0),
        ([.control("u")], "", 0), ([.control("a"), .control("k")], "", 0), ([.control("w")], "leia@x ", 7),
        ([KeyEvent(.backspace, .alt)], "leia@x org-", 11), ([KeyEvent(.backspace, .control)], "leia@x org-", 11),
        ([.control("a"), .alt("d")], "@x org-ana", 0), ([.control("a"), KeyEvent(.delete, .control)], "@x org-ana", 0),
        ([.control("w"), .control("a"), .control("y")], "org-analeia@x ", 7),
        ([.character("!"), KeyEvent(.character("x"), .shift)], "leia@x org-ana!x", 16),
        // As kitty's protocol has it under a layout without Latin letters.
        ([KeyEvent(.character("ц"), .control, baseLayout: "w")], "leia@x ", 7),
    ])
    func `a key does what its row says`(keys: [KeyEvent], text: String, cursor: Int) {
        var editor = LineEditor("leia@x org-ana")
        for key in keys { #expect(editor.press(key) != .ignored) }
        #expect(editor.text == text)
        #expect(editor.cursor == cursor)
    }

    @Test func `each row of line editing does something to a line, and every command has a row`() {
        var effects = Set<String>()
        for binding in KeyTable.own(.lineEditing) {
            for key in binding.keys {
                var editor = LineEditor("one twenty three", killed: "killed")
                editor.place(cursor: 7)
                #expect(editor.press(key) != .ignored, "\(key.name)")
                #expect(editor.text != "one twenty three" || editor.cursor != 7, "\(key.name)")
                effects.insert("\(editor.text) \(editor.cursor)")
            }
        }
        // To the end of the word before and up to a blank are the same here.
        #expect(effects.count == LineEditor.Command.allCases.count - 1)
    }

    @Test(arguments: KeyContext.allCases)
    func `the rows are among those of each place where text is typed, once, and of no other`(context: KeyContext) {
        let rows = KeyTable.bindings(in: context).filter { $0.context == .lineEditing }
        #expect(rows.count == (context.isTyping ? KeyTable.own(.lineEditing).count : 0))
        #expect(context == .lineEditing || KeyTable.action(for: .control("w"), in: context) == nil)
    }

    @Test func `keys that are not of editing are left to the screen`() {
        var editor = LineEditor("x")
        for key in [KeyEvent(.enter), KeyEvent(.escape), KeyEvent(.up), .control("s"), KeyEvent(.function(1))] {
            #expect(editor.press(key) == .ignored)
        }
        #expect(editor.text == "x")
    }
}
