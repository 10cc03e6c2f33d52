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
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press("n")
        #expect(fixture.text().contains("F1 help"))
        fixture.press(.function(1))
        #expect(fixture.text(rows: 40).contains(#/F1 +Help/#))
        #expect(!fixture.text(rows: 40).contains("? F1"))
        #expect(!fixture.text(rows: 40).contains("Command palette"))
    }

    @Test func `who leaves a search without a match is back where they were`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew + [.sample(4, "Xavier")])
        fixture.press("jj")
        #expect(fixture.text().contains(">   LS Luke"))
        fixture.press("/xyzzy")
        #expect(fixture.text().contains("0 found"))
        fixture.press(.escape)
        #expect(fixture.text().contains(">   LS Luke"))
    }

    @Test func `keys that come before the list is open wait for it`() async throws {
        let fixture = try ScreenFixture(Contact.crew)
        fixture.presenter.start()
        fixture.press("j/lei")
        fixture.press(.enter)
        try await fixture.wait { $0.text().contains("1 found") }
        #expect(fixture.text().contains("> ★ LO Leia Organa"))
        #expect(!fixture.text().contains("Luke"))
    }

    @Test func `a key that quits may wait for the list too`() async throws {
        let fixture = try ScreenFixture(Contact.crew)
        fixture.presenter.start()
        fixture.press("q")
        try await fixture.wait { $0.presenter.isFinished }
        #expect(fixture.presenter.failure == nil)
    }

    @Test func `Ctrl-C leaves even while the app opens`() throws {
        let fixture = try ScreenFixture(Contact.crew)
        fixture.presenter.start()
        fixture.press(.control("c"))
        #expect(fixture.presenter.isFinished)
    }

    @Test func `open and back keep the list as it was left`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press("j")
        let list = fixture.frame()
        fixture.press(.enter)
        #expect(fixture.text().contains("Leia Organa ─"))
        fixture.press(.escape)
        #expect(fixture.frame() == list)
    }

    @Test func `the next contact is the next one of the list`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press("l]")
        #expect(fixture.text().contains("Leia Organa ─"))
        fixture.press("]]]")
        #expect(fixture.text().contains("Luke Skywalker ─"))
        fixture.press("[h")
        #expect(fixture.text().contains("> ★ LO Leia Organa"))
    }

    @Test func `Esc leaves the search, then what was searched, then the app`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press("/luke")
        fixture.press(.enter)
        #expect(fixture.text().contains("1 found"))
        fixture.press(.escape)
        #expect(fixture.text().contains("Leia Organa"))
        #expect(!fixture.presenter.isFinished)
        fixture.press(.escape)
        #expect(fixture.presenter.isFinished)
    }

    @Test func `arrows move while a search is typed`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press("/resistance")
        #expect(fixture.text().contains("2 found"))
        fixture.press(.down)
        fixture.press(.enter)
        fixture.press(.enter)
        #expect(fixture.text().contains("Leia Organa ─"))
    }

    @Test func `the search takes text that means something elsewhere, and emacs' keys`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press("/qF?j")
        #expect(fixture.text().contains("/ qF?j"))
        fixture.press(.control("u"))
        fixture.press("han")
        #expect(fixture.text().contains("Han Solo"))
        #expect(fixture.text().contains("1 found"))
    }

    @Test(arguments: [
        ([KeyEvent.character("s")], "/ s"), ([.control("e"), .character("s")], "/ hans"),
        ([KeyEvent(.backspace)], "/ ha"), ([KeyEvent(.left), .character("s")], "/ hasn"),
        ([KeyEvent(.down), .character("s")], "/ s"),
    ])
    func `what is typed first takes the place of the search that was kept, and other keys go on with it`(
        keys: [KeyEvent], search: String
    ) async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press("/han")
        fixture.press(.enter)
        fixture.press("/")
        #expect(fixture.text().contains("/ han"))
        #expect(fixture.text().contains("1 found"))
        for key in keys { fixture.press(key) }
        #expect(fixture.frame().lines[1].contains("\(search) "), "\(fixture.text())")
    }

    @Test func `a paste takes the place of the search that was kept, and Enter keeps it as it was`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press("/han")
        fixture.press(.enter)
        fixture.press("/")
        fixture.press(.enter)
        #expect(fixture.text().contains("/ han "))
        fixture.press("/")
        fixture.paste("luke")
        #expect(fixture.text().contains("/ luke "))
        #expect(fixture.text().contains("1 found"))
    }

    @Test(arguments: ["n", "/", "a", "o", ":"])
    func `help names the keys of line editing wherever text is typed`(keys: String) async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press(keys)
        fixture.press(.function(1))
        let text = fixture.text(rows: 60)
        #expect(text.contains("Text fields"))
        #expect(text.contains(#/Ctrl-W +Cut to previous space/#))
        #expect(text.contains("Everywhere"))
    }

    @Test func `help of a screen where nothing is typed does not`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press("?")
        #expect(!fixture.text(rows: 70).contains("Ctrl-W"))
    }

    @Test func `joiners in a search find the name with them and without`() async throws {
        let people = [Contact.sample(1, "علی\u{200C}رضا"), .sample(2, "علیرضا"), .sample(3, "Han")]
        let fixture = try await ScreenFixture.open(people)
        fixture.press("/علی\u{200C}رضا")
        #expect(fixture.text().contains("2 found"))
    }

    @Test func `a paste goes into the search as one line, and nowhere else`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        _ = fixture.presenter.handle(.paste("q\nq", isTruncated: false))
        #expect(fixture.text().contains("Press / and paste again"))
        fixture.press("/")
        _ = fixture.presenter.handle(.paste("han\nsolo\u{1B}[2J", isTruncated: false))
        #expect(fixture.text().contains("/ han solo"))
    }

    @Test func `a copied field goes to the clipboard whole`() async throws {
        let fixture = try await ScreenFixture.open([.sample(1, "Han Solo") { $0.phones = [Labeled("+1 202 555 0188")] }]
        )
        fixture.press("ly")
        #expect(fixture.clipboard.text == "+1 202 555 0188")
        #expect(fixture.text().contains("Copied +1 202 555 0188"))
        fixture.press("j")
        #expect(!fixture.text().contains("Copied"))
    }

    @Test func `only visible rows are read, wherever the list is`() async throws {
        let contacts = (1...500).map { Contact.sample($0, "Person \($0)") }
        let fixture = try await ScreenFixture.open(contacts)
        fixture.press("G")
        #expect(fixture.text().contains(">   P  Person 99"))
        fixture.press(.control("u"))
        fixture.press("g")
        #expect(fixture.text().contains(">   P  Person 1 "))
    }

    @Test func `a wide screen shows the selected contact beside the list`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        #expect(fixture.text(columns: 120, rows: 30).contains("demo · id"))
        fixture.press("j")
        let beside = fixture.text(columns: 120, rows: 30)
        #expect(beside.split(separator: "\n")[1].contains("Leia Organa"))
        fixture.press(.tab)
        #expect(fixture.text(columns: 120, rows: 30).contains("h back"))
        fixture.press(.tab)
        #expect(fixture.text(columns: 120, rows: 30).contains("/ search"))
    }

    @Test func `a click selects, a second one opens`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        _ = fixture.frame()
        let click = TerminalInput.mouse(MouseEvent(.press(.left), at: Position(column: 10, row: 3)))
        _ = fixture.presenter.handle(click)
        #expect(fixture.text().contains(">   LS Luke"))
        _ = fixture.presenter.handle(click)
        #expect(fixture.text().contains("Luke Skywalker ─"))
    }

    @Test func `a click in the list beside a contact opens the clicked one, and d deletes that`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press("l")
        #expect(fixture.text(columns: 120, rows: 30).contains("h back"))
        fixture.click(column: 10, row: 3)
        let lines = fixture.frame(columns: 120, rows: 30).lines
        #expect(lines[3].contains(">   LS Luke Skywalker"))
        #expect(lines[1].contains("│   Luke Skywalker"))
        fixture.press("d")
        #expect(try fixture.store.read { try $0.trash().map(\.contact.card.displayName) } == ["Luke Skywalker"])
    }

    @Test func `the wheel over the list beside a contact never parts the two`() async throws {
        let fixture = try await ScreenFixture.open((1...60).map { .sample($0, "Person \($0 + 100)") })
        fixture.press("l")
        _ = fixture.frame(columns: 120, rows: 30)
        let wheel = TerminalInput.mouse(MouseEvent(.wheelDown, at: Position(column: 10, row: 3)))
        for _ in 0..<3 { _ = fixture.presenter.handle(wheel) }
        let lines = fixture.frame(columns: 120, rows: 30).lines
        let selected = try #require(lines.first { $0.contains(">   P  Person") })
        #expect(!selected.contains("Person 101"))
        let name = try #require(selected.firstRange(of: "Person ").map { selected[$0.lowerBound...].prefix(10) })
        #expect(lines[1].contains("│   \(name)"))
    }

    @Test func `the list follows the store`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        try fixture.store.write { try $0.insert(.sample(4, "Ben Solo"), tag: nil) }
        try await fixture.wait { $0.text().contains("Ben Solo") }
        #expect(fixture.text().contains(">   HS Han Solo"))
    }

    @Test func `hostile names neither leave their column nor their row`() async throws {
        let fixture = try await ScreenFixture.open(Contact.hostile)
        let lines = fixture.frame().lines
        #expect(lines.allSatisfy { $0.displayWidth == 80 })
        #expect(!lines.joined().unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
    }

    @Test(arguments: [Size(columns: 10, rows: 3), Size(columns: 1, rows: 1), Size(columns: 80, rows: 2)])
    func `where nothing can be seen, no key but those of the terminal does anything`(size: Size) async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        _ = fixture.frame(columns: size.columns, rows: size.rows)
        fixture.press("gdd")
        fixture.press(.enter)
        fixture.click(column: 0, row: 1)
        #expect(try fixture.store.read { try $0.trash() }.isEmpty)
        #expect(fixture.text().contains(">   HS Han Solo"))
        _ = fixture.frame(columns: size.columns, rows: size.rows)
        fixture.press(.control("c"))
        #expect(fixture.presenter.isFinished)
    }

    @Test func `a click on the contact beside the list keeps the search that was typed`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press("/luke")
        _ = fixture.frame(columns: 120, rows: 30)
        fixture.click(column: 100, row: 5)
        #expect(fixture.text(columns: 120, rows: 30).contains("h back"))
        fixture.press("h")
        #expect(fixture.text().contains("1 found"))
        fixture.press("f")
        #expect(fixture.text().contains("★ LS Luke"))
    }

    @Test func `every size is drawn, on every screen`() async throws {
        let fixture = try await ScreenFixture.open(Contact.hostile)
        for keys in ["", "/", "a", "?"] {
            fixture.press(keys)
            for columns in 0...45 {
                for rows in 0...14 {
                    #expect(fixture.frame(columns: columns, rows: rows).size == Size(columns: columns, rows: rows))
                }
            }
        }
    }

    @Test func `help says that it goes on and where it stands, and the hints how to move and close it`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press("?")
        let hints = try #require(fixture.frame().lines.last)
        #expect(hints.contains("Esc close  j/k move"), "\(hints)")
        #expect(fixture.edge().contains("▼ 1–21 of "))
        fixture.press("j")
        #expect(fixture.edge().contains("▲▼ 2–22 of "))
        fixture.press("G")
        #expect(fixture.edge().contains(" ▲ "))
        #expect(!fixture.text().contains("▼"))
        #expect(!fixture.text(columns: 80, rows: 60).contains("▲"), "where all is seen, nothing is said of more")
    }

    @Test func `so do the palette and other choices`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press(":")
        let hints = try #require(fixture.frame().lines.last)
        #expect(hints.contains("⏎ run  ↑↓ move  Esc cancel"), "\(hints)")
        #expect(fixture.edge().contains("▼ 1–20 of "))
        #expect(fixture.edge(columns: 40, rows: 12).contains("▼ 1–8 of "))
        fixture.press("sort by")
        #expect(!fixture.text().contains("▼"), "those that match are all seen")
    }
}

extension ScreenFixture {
    /// The lower edge of the dialog that is open: the row above the hints.
    fileprivate func edge(columns: Int = 80, rows: Int = 24) -> String {
        frame(columns: columns, rows: rows).lines.dropLast().last.map { "\($0)" } ?? ""
    }
}
