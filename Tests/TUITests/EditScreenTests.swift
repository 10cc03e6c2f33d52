import Doubles
import EditFeature
import Editing
import Models
import Persistence
import ScreenFixtures
import SeededNumbers
import Sync
import TUI
import TerminalUI
import Testing

/// The form as the user types in it.
@MainActor
struct EditScreenTests {
    private static let leia = Contact.sample(1, "Leia Organa", isFavorite: true) { card in
        card.name = ContactName(given: ["Leia"], family: ["Organa"])
        card.emails = [
            Labeled("leia@alderaan.example", label: "home"), Labeled("l.organa@senate.example", label: "work"),
        ]
        card.phones = [Labeled("+1 202 555 0107", label: "cell")]
        card.note = "Prefers messages after 18:00.\nThe second line of the note is longer, and is wrapped at its words."
    }

    private func edit(_ contact: Contact = leia) async throws -> ScreenFixture {
        let fixture = try await ScreenFixture.open([contact])
        fixture.press("e")
        return fixture
    }

    private func card(_ fixture: ScreenFixture) throws -> ContactCard? {
        try fixture.store.read { try $0.contact(.numbered(1)) }?.card
    }

    // MARK: - Sending

    @Test(arguments: ["e", "n"])
    func `what a form saves is sent without being asked for`(key: String) async throws {
        let fixture = try await ScreenFixture.open([Self.leia], directory: Directory(minutesAgo: 1))
        fixture.press(key)
        fixture.press("Maz ")
        fixture.press(.control("s"))
        #expect(fixture.text().contains("Saved"))
        try await fixture.wait { $0.synchronizer.pushed == ["demo"] }
        let id = key == "e" ? .numbered(1) : try #require(try fixture.id(of: "Maz"))
        #expect(fixture.synchronizer.pushOptions.map(\.sending) == [.changes(of: [id])])
    }

    // MARK: - Frames

    @Test func `a new contact's form begins at the given name`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press("n")
        fixture.expectFrames("edit-new")
        #expect(fixture.frame().cursor?.isVisible == true)
    }

    @Test func `a contact's form shows every value with its label`() async throws {
        try await edit().expectFrames("edit-contact")
    }

    @Test func `what is wrong stands at its field as it is left`() async throws {
        let fixture = try await edit()
        fixture.go(to: "E-mail")
        fixture.press(.control("u"))
        fixture.press("nobody")
        fixture.press(.tab)
        fixture.press(.tab)
        fixture.expectFrames("edit-errors")
    }

    @Test func `wide, joined, right-to-left and hostile text leaves the brackets straight`() async throws {
        let contact = Contact.sample(1, "山田") { card in
            card.name = ContactName(given: ["太郎 👩‍👩‍👧"], family: ["山田"], nicknames: ["محمد علي", "יוסף כהן"])
            card.title = "evil \u{1B}[2J\u{202E}drow"
            card.organization = Organization(name: String(repeating: "long ", count: 2_000))
            card.note = String(repeating: "山田太郎 ", count: 60) + "\nמאחורי"
        }
        let fixture = try await edit(contact)
        fixture.go(to: "Title")
        fixture.expectFrames("edit-hostile")
        fixture.go(to: "Note")
        fixture.expectFrames("edit-hostile-note")
    }

    @Test func `fields that can only be read are shown so, and missing ones are named`() async throws {
        let fixture = try await ScreenFixture.open()
        try fixture.store.write { writer in
            try writer.addBook(
                AddressBook(
                    name: "stars",
                    capabilities: Capabilities(
                        operations: [.update, .favorite], fields: [.given, .family, .email, .favorite]),
                    created: Timestamp(milliseconds: 0)))
            var contact = Self.leia
            contact.book = "stars"
            try writer.insert(contact, tag: nil)
        }
        try await fixture.wait { $0.text().contains("Leia") }
        fixture.press("e")
        fixture.go(to: "Note")
        fixture.press("x")
        fixture.expectFrames("edit-read-only")
    }

    @Test func `what the directory refused stands at its fields when the form is opened again`() async throws {
        let fixture = try ScreenFixture([Self.leia], directory: Directory(minutesAgo: 1), isOffline: true)
        _ = try fixture.editor.update(.numbered(1)) { $0.card.title = "General" }
        try fixture.store.write { writer in
            var entry = try #require(try writer.outboxEntry(of: .numbered(1)))
            entry.state = .refused([
                RefusalMessage(field: .family, text: "is too short (minimum is 20 characters)"),
                RefusalMessage(field: nil, text: "this directory takes no generals"),
            ])
            try writer.saveOutboxEntry(entry)
        }
        fixture.presenter.start()
        try await fixture.wait { $0.text().contains("Leia") }
        fixture.press("e")
        fixture.expectFrames("edit-refused")
        fixture.press("x")
        #expect(!fixture.text().contains("too short"))
    }

    @Test func `what others change meanwhile is told where it was typed over, and saving again keeps that`()
        async throws
    {
        let fixture = try await edit()
        fixture.go(to: "Title")
        fixture.press("General")
        _ = try fixture.editor.update(.numbered(1)) { content in
            content.card.title = "Senator"
            content.card.note = "theirs"
        }
        fixture.press(.control("s"))
        fixture.expectFrames("edit-overtaken")
        fixture.press(.control("s"))
        #expect(try card(fixture)?.title == "General")
        #expect(try card(fixture)?.note == "theirs")
    }

    @Test func `leaving asks where something would be lost`() async throws {
        let fixture = try await edit()
        fixture.press("x")
        fixture.press(.escape)
        fixture.expectFrames("edit-leave")
        fixture.press(.enter)
        #expect(fixture.text().contains("Leiax"))
        fixture.press(.escape)
        fixture.press("y")
        #expect(fixture.text().contains("Kith ─ contacts"))
        #expect(try card(fixture)?.name.given == ["Leia"])
    }

    @Test func `a contact that is deleted meanwhile is told, and can be saved as a new one`() async throws {
        let fixture = try await edit()
        fixture.press("x")
        _ = try fixture.editor.delete([.numbered(1)])
        try await fixture.wait { $0.text().contains("deleted in the meantime") }
        fixture.expectFrames("edit-gone")
        fixture.press(.control("s"))
        #expect(fixture.text().contains("Saved Leiax Organa"))
        #expect(try fixture.store.read { try $0.contact(.numbered(701)) }?.card.name.given == ["Leiax"])
    }

    // MARK: - Keys

    @Test func `a new contact is saved, told, and shown`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press("nJyn")
        fixture.press(.tab)
        fixture.press(.down)
        fixture.press("Erso")
        fixture.go(to: "E-mail")
        fixture.press("jyn@x.example")
        fixture.press(.control("s"))
        let text = fixture.text()
        #expect(text.contains("Saved Jyn Erso · u undo"))
        #expect(text.contains("Kith ─ Jyn Erso"))
        #expect(text.contains("jyn@x.example"))
        #expect(fixture.text(columns: 120).contains(">   JE Jyn Erso"))
        fixture.press("h")
        #expect(fixture.text().contains("│ >   JE Jyn Erso"))
        #expect(try fixture.store.read { try $0.history(limit: 9) }.count == 1)
    }

    @Test func `nothing is saved while something is wrong, and the cursor goes there`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press("n")
        fixture.go(to: "Birthdate")
        fixture.press("5 May")
        fixture.go(to: "Given name")
        fixture.press(.control("s"))
        #expect(fixture.cursorLine.contains("5 May"))
        #expect(fixture.text().contains("! Birthdate is not a date"))
        fixture.press(.control("u"))
        fixture.press(.control("s"))
        #expect(fixture.text().contains("a contact needs a name"))
        #expect(try fixture.store.read { try $0.count(ContactQuery()) } == 3)
    }

    @Test func `values are added, labeled and removed`() async throws {
        let fixture = try await edit()
        fixture.go(to: "Phone")
        fixture.press(.control("n"))
        fixture.press("+44 1")
        fixture.press(.control("n"))
        fixture.press(.control("n"))
        fixture.press("+44 2")
        fixture.press(.control("t"))
        fixture.press("work")
        fixture.press(.enter)
        fixture.press(.up)
        fixture.press(.control("t"))
        fixture.press("other")
        fixture.press(.enter)
        fixture.press("ship")
        fixture.press(.enter)
        fixture.press(.up)
        fixture.press(.control("x"))
        fixture.press(.control("s"))
        #expect(
            try card(fixture)?.phones == [
                Labeled("+44 1", types: ["ship"]), Labeled("+44 2", types: ["work"]),
            ])
    }

    @Test func `no label is asked for where the directory would lose it`() async throws {
        var capabilities = Capabilities.local
        capabilities.limits[.phone] = FieldLimits(holdsLabels: false)
        let fixture = try await ScreenFixture.open([Self.leia], directory: Directory(capabilities: capabilities))
        fixture.press("e")
        fixture.go(to: "Phone")
        fixture.press(.control("t"))
        #expect(fixture.text().contains("Phone can't have labels in this book."))
        fixture.go(to: "E-mail")
        fixture.press(.control("t"))
        #expect(fixture.text().contains("Label of this e-mail"))
    }

    @Test func `a key that means nothing at a field says why`() async throws {
        let fixture = try await edit()
        fixture.press(.control("t"))
        #expect(fixture.text().contains("Given name has no label."))
        fixture.go(to: "Title")
        fixture.press(.control("n"))
        #expect(fixture.text().contains("Title can't have more values."))
        fixture.press(.control("x"))
        #expect(fixture.text().contains("There is no value to remove."))
        fixture.go(to: "Favorite")
        fixture.press("z")
        #expect(fixture.text().contains("Press Space to toggle favorite."))
        fixture.press(" ")
        fixture.press(.control("s"))
        #expect(try fixture.store.read { try $0.contact(.numbered(1)) }?.isFavorite == false)
    }

    @Test func `a note is typed in lines, and arrows go through them before they leave it`() async throws {
        let fixture = try await edit()
        fixture.go(to: "Note")
        fixture.press(.control("u"))
        fixture.press("End")
        fixture.press(.enter)
        fixture.press("last")
        fixture.press(.up)
        fixture.press(.up)
        fixture.press(.control("k"))
        fixture.press(.control("k"))
        fixture.press(.up)
        #expect(fixture.cursorLine.contains("Birthdate"))
        fixture.press(.control("s"))
        #expect(try card(fixture)?.note == "Pref\nEnd\nlast" || card(fixture)?.note?.hasSuffix("End\nlast") == true)
    }

    @Test func `a paste is one line in a field, and lines in a note`() async throws {
        let fixture = try await edit()
        fixture.paste(" the\nFirst\u{1B}")
        fixture.go(to: "Note")
        fixture.paste("\n\nP.S.")
        fixture.press(.control("s"))
        #expect(try card(fixture)?.name.given == ["Leia the First�"])
        #expect(try card(fixture)?.note?.hasSuffix("words.\n\nP.S.") == true)
    }

    @Test func `a paste that does not fit is told, and what was there before is never cut`() async throws {
        var contact = Self.leia
        contact.card.title = String(repeating: "x", count: 5_000)
        let fixture = try await edit(contact)
        fixture.paste(String(repeating: "long ", count: 200_000))
        #expect(fixture.text().contains("Given name is full"))
        fixture.go(to: "Title")
        fixture.press("y")
        #expect(fixture.text().contains("Title is full"))
        fixture.press(.backspace)
        fixture.press("y")
        fixture.press(.control("s"))
        #expect(try card(fixture)?.title == String(repeating: "x", count: 4_999) + "y")
        #expect(try card(fixture)?.name.given.first?.count == 4_096)
    }

    @Test func `what was killed in one field comes back in another, and text with line ends keeps them`() async throws {
        var contact = Self.leia
        contact.card.title = "General\nof all"
        let fixture = try await edit(contact)
        fixture.press(.control("u"))
        fixture.go(to: "Title")
        fixture.press(.control("y"))
        fixture.press(.control("s"))
        #expect(try card(fixture)?.title == "General\nof allLeia")
        #expect(try card(fixture)?.name.given == [])
    }

    @Test func `an open form keeps the app from ending unasked`() async throws {
        let fixture = try await edit()
        fixture.press("x")
        fixture.press(.control("c"))
        #expect(!fixture.presenter.isFinished)
        #expect(fixture.text().contains("Quit without saving Leia Organa?"))
        fixture.press(.escape)
        #expect(fixture.text().contains("Leiax"))
        fixture.press(.control("c"))
        fixture.press("y")
        #expect(fixture.presenter.isFinished)
    }

    @Test func `who has several books is asked which one a new contact is for`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        try fixture.store.write { writer in
            for name in ["work", "still"] {
                try writer.addBook(
                    AddressBook(
                        name: name, capabilities: name == "work" ? .local : .readOnly([.given]),
                        created: Timestamp(milliseconds: 0)))
            }
        }
        fixture.press("n")
        #expect(fixture.text().contains("New contact in"))
        #expect(!fixture.text().contains("still"))
        fixture.press("work")
        fixture.press(.enter)
        fixture.press("Jyn")
        fixture.press(.control("s"))
        #expect(try fixture.store.read { try $0.contact(.numbered(701)) }?.book == "work")
    }

    @Test func `the smallest screen shows the field that is typed in`() async throws {
        let fixture = try await edit()
        for name in ["Given name", "Note", "E-mail", "Favorite"] {
            fixture.go(to: name)
            let frame = fixture.frame(columns: 20, rows: 5)
            // The end of a long note, where the cursor is, leaves no room for its name.
            #expect(name == "Note" || frame.lines.contains { $0.hasPrefix("> \(name)") })
            #expect(frame.cursor.map { $0.position.row > 1 } == true)
            #expect(frame.cursor?.isVisible == (name != "Favorite"))
        }
    }

    @Test func `any keys at any size leave the form a form, and nothing is saved unasked`() async throws {
        let fixture = try await edit()
        var generator = SeededGenerator(seed: 5)
        let keys: [KeyEvent] =
            "abefkuwyhntx".map { .control($0) } + "bfd".map { .alt($0) } + "x 山e\u{301}👍🏽א".map { .character($0) }
            + [.enter, .tab, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .delete, .backspace].map {
                KeyEvent($0)
            } + [KeyEvent(.tab, .shift), KeyEvent(.escape)]
        for _ in 0..<250 {
            fixture.press(keys.randomElement(using: &generator) ?? KeyEvent(.tab))
            let size = (Int.random(in: 1...120, using: &generator), Int.random(in: 1...40, using: &generator))
            let frame = fixture.frame(columns: size.0, rows: size.1)
            #expect(frame.lines.allSatisfy { $0.displayWidth <= size.0 })
            // Nobody leaves.
            if fixture.text().contains("Leave without saving?") { fixture.press("n") }
            if fixture.text().contains("Kith ─ contacts") { fixture.press("e") }
            // Other tests wait for the main actor.
            await Task.yield()
        }
        #expect(try card(fixture) == Self.leia.card)
    }

    @Test func `a click goes to a field, and the wheel leaves the cursor where it is`() async throws {
        let fixture = try await edit()
        let before = fixture.text()
        let row = try #require(before.split(separator: "\n").firstIndex { $0.contains("Phone") })
        fixture.click(column: 30, row: row)
        #expect(fixture.cursorLine.contains("Phone"))
        fixture.press("9")
        #expect(fixture.text().contains("01079"))
    }
}
