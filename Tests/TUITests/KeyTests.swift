import Doubles
import Interaction
import Keys
import Models
import Persistence
import ScreenFixtures
import TUI
import TerminalUI
import Testing

/// What keys do, seen in what is shown.
@MainActor
struct KeyTests {
    @Test func `a form says at its edge and in its help that F1 helps`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.press("n")
        #expect(stage.text().contains("F1 help"))
        stage.press(.function(1))
        #expect(stage.text(rows: 40).contains("this help"))
        #expect(!stage.text(rows: 40).contains("? F1"))
        #expect(!stage.text(rows: 40).contains("find an action"))
    }

    @Test func `who leaves a search without a match is back where they were`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew + [.sample(4, "Xavier")])
        stage.press("jj")
        #expect(stage.text().contains(">   LS Luke"))
        stage.press("/xyzzy")
        #expect(stage.text().contains("0 found"))
        stage.press(.escape)
        #expect(stage.text().contains(">   LS Luke"))
    }

    @Test func `keys that come before the list is open wait for it`() async throws {
        let stage = try ScreenFixture(Contact.crew)
        stage.presenter.start()
        stage.press("j/lei")
        stage.press(.enter)
        try await stage.wait { $0.text().contains("1 found") }
        #expect(stage.text().contains("> ★ LO Leia Organa"))
        #expect(!stage.text().contains("Luke"))
    }

    @Test func `a key that quits may wait for the list too`() async throws {
        let stage = try ScreenFixture(Contact.crew)
        stage.presenter.start()
        stage.press("q")
        try await stage.wait { $0.presenter.isFinished }
        #expect(stage.presenter.failure == nil)
    }

    @Test func `Ctrl-C leaves even while the app opens`() throws {
        let stage = try ScreenFixture(Contact.crew)
        stage.presenter.start()
        stage.press(.control("c"))
        #expect(stage.presenter.isFinished)
    }

    @Test func `open and back keep the list as it was left`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.press("j")
        let list = stage.frame()
        stage.press(.enter)
        #expect(stage.text().contains("Leia Organa ─"))
        stage.press(.escape)
        #expect(stage.frame() == list)
    }

    @Test func `the next contact is the next one of the list`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.press("l]")
        #expect(stage.text().contains("Leia Organa ─"))
        stage.press("]]]")
        #expect(stage.text().contains("Luke Skywalker ─"))
        stage.press("[h")
        #expect(stage.text().contains("> ★ LO Leia Organa"))
    }

    @Test func `Esc leaves the search, then what was searched, then the app`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.press("/luke")
        stage.press(.enter)
        #expect(stage.text().contains("1 found"))
        stage.press(.escape)
        #expect(stage.text().contains("Leia Organa"))
        #expect(!stage.presenter.isFinished)
        stage.press(.escape)
        #expect(stage.presenter.isFinished)
    }

    @Test func `arrows move while a search is typed`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.press("/resistance")
        #expect(stage.text().contains("2 found"))
        stage.press(.down)
        stage.press(.enter)
        stage.press(.enter)
        #expect(stage.text().contains("Leia Organa ─"))
    }

    @Test func `the search takes text that means something elsewhere, and emacs' keys`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.press("/qF?j")
        #expect(stage.text().contains("/ qF?j"))
        stage.press(.control("u"))
        stage.press("han")
        #expect(stage.text().contains("Han Solo"))
        #expect(stage.text().contains("1 found"))
    }

    @Test(arguments: [
        ([KeyEvent.character("s")], "/ s"), ([.control("e"), .character("s")], "/ hans"),
        ([KeyEvent(.backspace)], "/ ha"), ([KeyEvent(.left), .character("s")], "/ hasn"),
        ([KeyEvent(.down), .character("s")], "/ s"),
    ])
    func `what is typed first takes the place of the search that was kept, and other keys go on with it`(
        keys: [KeyEvent], search: String
    ) async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.press("/han")
        stage.press(.enter)
        stage.press("/")
        #expect(stage.text().contains("/ han"))
        #expect(stage.text().contains("1 found"))
        for key in keys { stage.press(key) }
        #expect(stage.frame().lines[1].contains("\(search) "), "\(stage.text())")
    }

    @Test func `a paste takes the place of the search that was kept, and Enter keeps it as it was`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.press("/han")
        stage.press(.enter)
        stage.press("/")
        stage.press(.enter)
        #expect(stage.text().contains("/ han "))
        stage.press("/")
        stage.paste("luke")
        #expect(stage.text().contains("/ luke "))
        #expect(stage.text().contains("1 found"))
    }

    @Test(arguments: ["n", "/", "a", "o", ":"])
    func `help names the keys of line editing wherever text is typed`(keys: String) async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.press(keys)
        stage.press(.function(1))
        let text = stage.text(rows: 60)
        #expect(text.contains("Text fields"))
        #expect(text.contains(#/Ctrl-W +cut the word before, up to a blank/#))
        #expect(text.contains("Everywhere"))
    }

    @Test func `help of a screen where nothing is typed does not`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.press("?")
        #expect(!stage.text(rows: 70).contains("Ctrl-W"))
    }

    @Test func `joiners in a search find the name with them and without`() async throws {
        let people = [Contact.sample(1, "علی\u{200C}رضا"), .sample(2, "علیرضا"), .sample(3, "Han")]
        let stage = try await ScreenFixture.open(people)
        stage.press("/علی\u{200C}رضا")
        #expect(stage.text().contains("2 found"))
    }

    @Test func `a paste goes into the search as one line, and nowhere else`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        _ = stage.presenter.handle(.paste("q\nq", isTruncated: false))
        #expect(stage.text().contains("Press / and paste again"))
        stage.press("/")
        _ = stage.presenter.handle(.paste("han\nsolo\u{1B}[2J", isTruncated: false))
        #expect(stage.text().contains("/ han solo"))
    }

    @Test func `a copied field goes to the clipboard whole`() async throws {
        let stage = try await ScreenFixture.open([.sample(1, "Han Solo") { $0.phones = [Labeled("+1 202 555 0188")] }])
        stage.press("ly")
        #expect(stage.clipboard.text == "+1 202 555 0188")
        #expect(stage.text().contains("Sent to the terminal's clipboard"))
        stage.press("j")
        #expect(!stage.text().contains("clipboard"))
    }

    @Test func `only visible rows are read, wherever the list is`() async throws {
        let contacts = (1...500).map { Contact.sample($0, "Person \($0)") }
        let stage = try await ScreenFixture.open(contacts)
        stage.press("G")
        #expect(stage.text().contains(">   P  Person 99"))
        stage.press(.control("u"))
        stage.press("g")
        #expect(stage.text().contains(">   P  Person 1 "))
    }

    @Test func `a wide screen shows the selected contact beside the list`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        #expect(stage.text(columns: 120, rows: 30).contains("demo · id"))
        stage.press("j")
        let beside = stage.text(columns: 120, rows: 30)
        #expect(beside.split(separator: "\n")[1].contains("Leia Organa"))
        stage.press(.tab)
        #expect(stage.text(columns: 120, rows: 30).contains("h back"))
        stage.press(.tab)
        #expect(stage.text(columns: 120, rows: 30).contains("/ find"))
    }

    @Test func `a click selects, a second one opens`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        _ = stage.frame()
        let click = TerminalInput.mouse(MouseEvent(.press(.left), at: Position(column: 10, row: 3)))
        _ = stage.presenter.handle(click)
        #expect(stage.text().contains(">   LS Luke"))
        _ = stage.presenter.handle(click)
        #expect(stage.text().contains("Luke Skywalker ─"))
    }

    @Test func `a click in the list beside a contact opens the clicked one, and d deletes that`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.press("l")
        #expect(stage.text(columns: 120, rows: 30).contains("h back"))
        stage.click(column: 10, row: 3)
        let lines = stage.frame(columns: 120, rows: 30).lines
        #expect(lines[3].contains(">   LS Luke Skywalker"))
        #expect(lines[1].contains("│   Luke Skywalker"))
        stage.press("d")
        #expect(try stage.store.read { try $0.trash().map(\.contact.card.displayName) } == ["Luke Skywalker"])
    }

    @Test func `the wheel over the list beside a contact never parts the two`() async throws {
        let stage = try await ScreenFixture.open((1...60).map { .sample($0, "Person \($0 + 100)") })
        stage.press("l")
        _ = stage.frame(columns: 120, rows: 30)
        let wheel = TerminalInput.mouse(MouseEvent(.wheelDown, at: Position(column: 10, row: 3)))
        for _ in 0..<3 { _ = stage.presenter.handle(wheel) }
        let lines = stage.frame(columns: 120, rows: 30).lines
        let selected = try #require(lines.first { $0.contains(">   P  Person") })
        #expect(!selected.contains("Person 101"))
        let name = try #require(selected.firstRange(of: "Person ").map { selected[$0.lowerBound...].prefix(10) })
        #expect(lines[1].contains("│   \(name)"))
    }

    @Test func `the list follows the store`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        try stage.store.write { try $0.insert(.sample(4, "Ben Solo"), tag: nil) }
        try await stage.wait { $0.text().contains("Ben Solo") }
        #expect(stage.text().contains(">   HS Han Solo"))
    }

    @Test func `hostile names neither leave their column nor their row`() async throws {
        let stage = try await ScreenFixture.open(Contact.hostile)
        let lines = stage.frame().lines
        #expect(lines.allSatisfy { $0.displayWidth == 80 })
        #expect(!lines.joined().unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
    }

    @Test(arguments: [Size(columns: 10, rows: 3), Size(columns: 1, rows: 1), Size(columns: 80, rows: 2)])
    func `where nothing can be seen, no key but those of the terminal does anything`(size: Size) async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        _ = stage.frame(columns: size.columns, rows: size.rows)
        stage.press("gdd")
        stage.press(.enter)
        stage.click(column: 0, row: 1)
        #expect(try stage.store.read { try $0.trash() }.isEmpty)
        #expect(stage.text().contains(">   HS Han Solo"))
        _ = stage.frame(columns: size.columns, rows: size.rows)
        stage.press(.control("c"))
        #expect(stage.presenter.isFinished)
    }

    @Test func `a click on the contact beside the list keeps the search that was typed`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.press("/luke")
        _ = stage.frame(columns: 120, rows: 30)
        stage.click(column: 100, row: 5)
        #expect(stage.text(columns: 120, rows: 30).contains("h back"))
        stage.press("h")
        #expect(stage.text().contains("1 found"))
        stage.press("f")
        #expect(stage.text().contains("★ LS Luke"))
    }

    @Test func `every size is drawn, on every screen`() async throws {
        let stage = try await ScreenFixture.open(Contact.hostile)
        for keys in ["", "/", "a", "?"] {
            stage.press(keys)
            for columns in 0...45 {
                for rows in 0...14 {
                    #expect(stage.frame(columns: columns, rows: rows).size == Size(columns: columns, rows: rows))
                }
            }
        }
    }

    @Test func `help says that it goes on, where it stands, and how to move and close it`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.press("?")
        let first = try #require(stage.frame().lines.last)
        #expect(first.contains("▼ 1–22 of ") && first.contains("j/k moves, Esc closes"), "\(first)")
        stage.press("j")
        #expect(try #require(stage.frame().lines.last).contains("▲▼ 2–23 of "))
        stage.press("G")
        #expect(try #require(stage.frame().lines.last).contains(" ▲ "))
        #expect(!stage.text().contains("▼"))
        #expect(!stage.text(columns: 80, rows: 60).contains("▲"), "where all is seen, nothing is said of more")
    }

    @Test func `so do the palette and other choices`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.press(":")
        let line = try #require(stage.frame().lines.last)
        #expect(line.contains("▼ 1–21 of ") && line.contains("↑↓ moves, Enter chooses, Esc closes"), "\(line)")
        #expect(try #require(stage.frame(columns: 40, rows: 12).lines.last).contains("▼ 1–9 of "))
        stage.press("order by")
        #expect(!stage.text().contains("▼"), "those that match are all seen")
    }
}
