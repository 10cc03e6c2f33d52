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
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press(":fav only")
        #expect(fixture.text().contains(">   Favorites only"))
        fixture.press(.enter)
        #expect(fixture.text().contains("Kith ─ favorites ─"))
    }

    @Test func `letters in between may be left out`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press(":gohtrag")
        #expect(fixture.text().contains("No matches."))
        fixture.press(.control("u"))
        fixture.press("adrss bks")
        fixture.press(.enter)
        #expect(fixture.text().contains("Kith ─ address books ─"))
    }

    @Test(arguments: ["settings", "theme", "zzz"]) func `letters from all over a sentence find nothing`(words: String)
        async throws
    {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press(":" + words)
        #expect(fixture.text().contains("No matches."))
    }

    @Test func `trash leads to the trash`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press(":trash")
        fixture.press(.enter)
        #expect(fixture.text().contains("Kith ─ trash"))
        #expect(try fixture.store.read { try $0.trash() }.isEmpty)
    }

    @Test func `a key finds its action too`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press(":")
        fixture.press("ctrl-d")
        #expect(fixture.text().contains(">   Half page down"))
    }

    @Test func `Undo and Redo name the step in a second column where there is room, on every screen that has them`()
        async throws
    {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press(":und")
        #expect(fixture.text().contains(#/>   Undo +u /#))
        fixture.press(.escape)
        fixture.press("d:und")
        #expect(fixture.text().contains(#/>   Undo  deleted Han Solo +u /#))
        #expect(fixture.text(columns: 24).contains(#/>   Undo +u /#))
        fixture.press(.enter)
        try await fixture.wait { $0.text().contains("Undid") }
        for key in ["", "T", "qjl"] {
            fixture.press(key + ":red")
            #expect(fixture.text().contains(#/>   Redo +deleted Han Solo +\S+ /#), "\(key)")
            fixture.press(.escape)
        }
    }

    @Test func `Esc closes it and nothing is done`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        let list = fixture.frame()
        fixture.press(":quit")
        fixture.press(.escape)
        #expect(fixture.frame() == list)
        #expect(!fixture.presenter.isFinished)
    }

    @Test func `what cannot be done now stands there with its reason, and choosing it says that`() async throws {
        let fixture = try await ScreenFixture.open()
        fixture.press(":")
        let all = fixture.text(columns: 200, rows: 60)
        #expect(all.contains("Address books"))
        #expect(all.contains(#/Search +No contacts yet/#))
        fixture.press("delete")
        let line = try #require(fixture.frame().lines.first { $0.contains(">   Delete  ") })
        #expect(line.contains("No contacts yet. Press n to add one."))
        fixture.press(.enter)
        #expect(fixture.text().contains("No contacts yet. Press n to add one."))
        #expect(!fixture.text().contains("Command palette: List"))
    }

    @Test func `what is refused is dimmed`() async throws {
        let fixture = try await ScreenFixture.open()
        fixture.press(":")
        func isDim(_ words: String) throws -> Bool {
            let frame = fixture.frame()
            let row = try #require(frame.lines.firstIndex { $0.contains(words) })
            let column = try #require(
                frame.lines[row].firstRange(of: words).map {
                    frame.lines[row].distance(from: frame.lines[row].startIndex, to: $0.lowerBound)
                })
            return frame.style(at: Position(column: column, row: row)).attributes.contains(.dim)
        }
        fixture.press("delete")
        #expect(try isDim("Delete"))
        fixture.press(.control("u"))
        fixture.press("books")
        #expect(try !isDim("Address books"))
    }

    @Test(arguments: [
        ("add", "New contact"), ("new", "New contact"), ("edit", "Edit"), ("change", "Edit"),
        ("favorite", "Toggle favorite"), ("star", "Toggle favorite"),
        ("delete", "Delete"), ("remove", "Delete"),
        ("undo", "Undo"), ("e-mail", "Compose e-mail"), ("email", "Compose e-mail"),
        ("mail", "Compose e-mail"), ("refresh", "Refresh"), ("sync", "Refresh"),
        ("quit", "Quit"), ("search", "Search"), ("photo", "Change photo…"),
    ])
    func `a newcomer finds an action by the word they know, on the list and on a contact`(
        word: String, action: String
    ) async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        for (keys, missing) in [("", ["photo"]), ("l", ["quit", "search"])] where !missing.contains(word) {
            fixture.press(keys)
            fixture.press(":\(word)")
            #expect(fixture.text().contains("│ >   \(action)"))
            fixture.press(.escape)
        }
    }

    @Test(arguments: ["", "l", "b", "T", "O", "li", "lp", "/xyzzy\n"])
    func `every action of a screen stands in its palette, whatever there is to see`(keys: String) async throws {
        for contacts in [Contact.crew, []] {
            let fixture = try await ScreenFixture.open(contacts)
            for key in keys { fixture.press(key == "\n" ? KeyEvent(.enter) : .character(key)) }
            fixture.press(":")
            let text = fixture.text(columns: 250, rows: 120)
            let context = try #require(KeyContext.allCases.first { text.contains("Command palette: \($0.title) ─") })
            for binding in KeyTable.own(context) where !binding.action.isMovement && binding.action != .clearSearch {
                #expect(text.contains(binding.help.prefix(27)), "\(context) \(binding.help)")
            }
        }
    }

    @Test func `a click chooses`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press(":favorites only")
        let row = try #require(fixture.frame().lines.firstIndex { $0.contains("Favorites only") })
        _ = fixture.presenter.handle(.mouse(MouseEvent(.press(.left), at: Position(column: 20, row: row))))
        #expect(fixture.text().contains("Kith ─ favorites ─"))
    }

    @Test func `help lies over it, and goes first`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press(":")
        fixture.press(.function(1))
        #expect(fixture.text().contains("Keys: Command palette"))
        fixture.press(.escape)
        #expect(fixture.text().contains("Command palette: List"))
        fixture.press(.escape)
        #expect(!fixture.text().contains("Command palette: List"))
    }

    @Test func `every size is drawn`() async throws {
        let fixture = try await ScreenFixture.open(Contact.hostile)
        fixture.press(":")
        for columns in 0...45 {
            for rows in 0...14 {
                #expect(fixture.frame(columns: columns, rows: rows).size == Size(columns: columns, rows: rows))
            }
        }
    }
}
