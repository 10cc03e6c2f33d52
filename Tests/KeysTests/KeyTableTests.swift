import Keys
import TerminalUI
import Testing

struct KeyTableTests {
    @Test func `no screen has a key that means two things`() {
        for context in KeyContext.allCases {
            let keys = KeyTable.bindings(in: context).flatMap(\.keys)
            #expect(Set(keys).count == keys.count, "\(context)")
        }
    }

    @Test(arguments: [KeyContext.edit, .addBook, .editBook, .search, .prompt, .chooser])
    func `where text is typed, no key that is text is promised, and F1 is named`(context: KeyContext) {
        let bindings = KeyTable.bindings(in: context)
        #expect(bindings.flatMap(\.keys).allSatisfy { $0.text == nil })
        #expect(bindings.first { $0.action == .help }?.label.text(isUTF8: true).string == "F1")
        #expect(!bindings.contains { $0.action == .palette })
    }

    @Test func `every key of the table is dispatched to what its row says`() {
        for context in KeyContext.allCases {
            for binding in KeyTable.own(context) {
                for key in binding.keys where key.text == nil || !context.isTyping {
                    #expect(KeyTable.action(for: key, in: context) == binding.action, "\(context) \(key)")
                }
            }
        }
    }

    @Test(arguments: [
        (KeyEvent.control("s"), "Ctrl-S"), (KeyEvent(.tab, .shift), "Shift-Tab"), (.character("G"), "G"),
        (.character(" "), "Space"), (KeyEvent(.function(1)), "F1"), (KeyEvent(.pageDown), "PgDn"),
        (.alt("f"), "Alt-F"),
    ])
    func `a key has a name for every terminal`(key: KeyEvent, name: String) {
        #expect(key.name == name)
    }

    @Test func `names in machine output are words with hyphens`() {
        #expect(Action.halfPageDown.name == "half-page-down")
        #expect(Action.favorite.name == "favorite")
        let names = KeyContext.allCases.flatMap { KeyTable.own($0).map(\.action.name) + [$0.rawValue] }
        #expect(names.allSatisfy { name in name.allSatisfy { ("a"..."z").contains($0) || $0 == "-" } })
    }

    @Test func `on each screen its own keys come first, and those that hold everywhere after them`() {
        let list = KeyTable.bindings(in: .list)
        #expect(list.first?.context == .list)
        #expect(list.drop { $0.context == .list }.allSatisfy { $0.context == .everywhere })
        #expect(list.count == KeyTable.own(.list).count + KeyTable.own(.everywhere).count)
    }
}
