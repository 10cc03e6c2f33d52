import Doubles
import Keys
import Models
import Persistence
import ScreenFixtures
import TUI
import TerminalUI
import Testing

/// Actions by their names.
@MainActor
struct PaletteTests {
    @Test func `a few letters find an action, and Enter does it`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.press(":fav only")
        #expect(stage.text().contains(">   Favorites only"))
        stage.press(.enter)
        #expect(stage.text().contains("Kith ─ favorites ─"))
    }

    @Test func `letters in between may be left out`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.press(":gohtrag")
        #expect(stage.text().contains("No matches."))
        stage.press(.control("u"))
        stage.press("opn cntct")
        stage.press(.enter)
        #expect(stage.text().contains("Kith ─ Han Solo ─"))
    }

    @Test(arguments: ["settings", "theme", "zzz"]) func `letters from all over a sentence find nothing`(words: String)
        async throws
    {
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.press(":" + words)
        #expect(stage.text().contains("No matches."))
    }

    @Test func `trash leads to the trash`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.press(":trash")
        stage.press(.enter)
        #expect(stage.text().contains("Kith ─ trash"))
        #expect(try stage.store.read { try $0.trash() }.isEmpty)
    }

    @Test func `a key finds its action too`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.press(":")
        stage.press("ctrl-d")
        #expect(stage.text().contains(">   half a page down"))
    }

    @Test func `Esc closes it and nothing is done`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        let list = stage.frame()
        stage.press(":quit")
        stage.press(.escape)
        #expect(stage.frame() == list)
        #expect(!stage.presenter.isFinished)
    }

    @Test func `what cannot be done now stands there with its reason, and choosing it says that`() async throws {
        let stage = try await ScreenFixture.open()
        stage.press(":")
        let all = stage.text(columns: 200, rows: 60)
        #expect(all.contains("the address books"))
        #expect(all.contains("find as you type: There is no contact"))
        stage.press("delete")
        let line = try #require(stage.frame().lines.first { $0.contains(">   Delete: ") })
        #expect(line.contains("not available"))
        stage.press(.enter)
        #expect(stage.text().contains("No contacts yet. Press n to add one."))
        #expect(!stage.text().contains("Command palette: List"))
    }

    @Test func `what is refused is dimmed`() async throws {
        let stage = try await ScreenFixture.open()
        stage.press(":")
        func isDim(_ words: String) throws -> Bool {
            let frame = stage.frame()
            let row = try #require(frame.lines.firstIndex { $0.contains(words) })
            let column = try #require(
                frame.lines[row].firstRange(of: words).map {
                    frame.lines[row].distance(from: frame.lines[row].startIndex, to: $0.lowerBound)
                })
            return frame.style(at: Position(column: column, row: row)).attributes.contains(.dim)
        }
        stage.press("delete")
        #expect(try isDim("delete; u takes"))
        stage.press(.control("u"))
        stage.press("books")
        #expect(try !isDim("the address books"))
    }

    @Test(arguments: [
        ("add", "new contact"), ("new", "new contact"), ("edit", "edit the contact"), ("change", "edit the contact"),
        ("favorite", "make it a favorite"), ("favorite", "make it a favorite"), ("star", "make it a favorite"),
        ("delete", "Delete"), ("remove", "Delete"),
        ("undo", "Undo"), ("e-mail", "Compose e-mail"), ("email", "Compose e-mail"),
        ("mail", "Compose e-mail"), ("refresh", "Refresh"), ("sync", "Refresh"),
        ("quit", "quit"), ("search", "find as you type"), ("photo", "choose a photo"),
    ])
    func `a newcomer finds an action by the word they know, on the list and on a contact`(
        word: String, action: String
    ) async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        for (keys, missing) in [("", ["photo"]), ("l", ["quit", "search"])] where !missing.contains(word) {
            stage.press(keys)
            stage.press(":\(word)")
            #expect(stage.text().contains("│ >   \(action)"))
            stage.press(.escape)
        }
    }

    @Test(arguments: ["", "l", "b", "T", "O", "li", "lp", "/xyzzy\n"])
    func `every action of a screen stands in its palette, whatever there is to see`(keys: String) async throws {
        for contacts in [Contact.crew, []] {
            let stage = try await ScreenFixture.open(contacts)
            for key in keys { stage.press(key == "\n" ? KeyEvent(.enter) : .character(key)) }
            stage.press(":")
            let text = stage.text(columns: 250, rows: 120)
            let context = try #require(KeyContext.allCases.first { text.contains("Command palette: \($0.title) ─") })
            for binding in KeyTable.own(context) where !binding.action.isMovement && binding.action != .clearSearch {
                #expect(text.contains(binding.help.prefix(27)), "\(context) \(binding.help)")
            }
        }
    }

    @Test func `a click chooses`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.press(":favorites only")
        let row = try #require(stage.frame().lines.firstIndex { $0.contains("favorites only, or") })
        _ = stage.presenter.handle(.mouse(MouseEvent(.press(.left), at: Position(column: 20, row: row))))
        #expect(stage.text().contains("Kith ─ favorites ─"))
    }

    @Test func `help lies over it, and goes first`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.press(":")
        stage.press(.function(1))
        #expect(stage.text().contains("Keys: Actions"))
        stage.press(.escape)
        #expect(stage.text().contains("Command palette: List"))
        stage.press(.escape)
        #expect(!stage.text().contains("Command palette: List"))
    }

    @Test func `every size is drawn`() async throws {
        let stage = try await ScreenFixture.open(Contact.hostile)
        stage.press(":")
        for columns in 0...45 {
            for rows in 0...14 {
                #expect(stage.frame(columns: columns, rows: rows).size == Size(columns: columns, rows: rows))
            }
        }
    }
}
