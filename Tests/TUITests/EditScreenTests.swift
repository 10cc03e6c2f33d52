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

/// The form as a person types in it.
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
        let stage = try await ScreenFixture.open([contact])
        stage.press("e")
        return stage
    }

    private func card(_ stage: ScreenFixture) throws -> ContactCard? {
        try stage.store.read { try $0.contact(.numbered(1)) }?.card
    }

    // MARK: - Sending

    @Test(arguments: ["e", "n"])
    func `what a form saves is sent without being asked for`(key: String) async throws {
        let stage = try await ScreenFixture.open([Self.leia], directory: Directory(minutesAgo: 1))
        stage.press(key)
        stage.press("Maz ")
        stage.press(.control("s"))
        #expect(stage.text().contains("Saved"))
        try await stage.wait { $0.synchronizer.pushed == ["demo"] }
        let id = key == "e" ? .numbered(1) : try #require(try stage.id(of: "Maz"))
        #expect(stage.synchronizer.pushOptions.map(\.sending) == [.changes(of: [id])])
    }

    // MARK: - Frames

    @Test func `a new contact's form begins at the given name`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.press("n")
        stage.expectFrames("edit-new")
        #expect(stage.frame().cursor?.isVisible == true)
    }

    @Test func `a contact's form shows every value with its label`() async throws {
        try await edit().expectFrames("edit-contact")
    }

    @Test func `what is wrong stands at its field as it is left`() async throws {
        let stage = try await edit()
        stage.go(to: "E-mail")
        stage.press(.control("u"))
        stage.press("nobody")
        stage.press(.tab)
        stage.press(.tab)
        stage.expectFrames("edit-faults")
    }

    @Test func `wide, joined, right-to-left and hostile text leaves the brackets straight`() async throws {
        let contact = Contact.sample(1, "山田") { card in
            card.name = ContactName(given: ["太郎 👩‍👩‍👧"], family: ["山田"], nicknames: ["محمد علي", "יוסף כהן"])
            card.title = "evil \u{1B}[2J\u{202E}drow"
            card.organization = Organization(name: String(repeating: "long ", count: 2_000))
            card.note = String(repeating: "山田太郎 ", count: 60) + "\nמאחורי"
        }
        let stage = try await edit(contact)
        stage.go(to: "Title")
        stage.expectFrames("edit-hostile")
        stage.go(to: "Note")
        stage.expectFrames("edit-hostile-note")
    }

    @Test func `fields that can only be read are shown so, and missing ones are named`() async throws {
        let stage = try await ScreenFixture.open()
        try stage.store.write { writer in
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
        try await stage.wait { $0.text().contains("Leia") }
        stage.press("e")
        stage.go(to: "Note")
        stage.press("x")
        stage.expectFrames("edit-read-only")
    }

    @Test func `what the directory refused stands at its fields when the form is opened again`() async throws {
        let stage = try ScreenFixture([Self.leia], directory: Directory(minutesAgo: 1), isOffline: true)
        _ = try stage.editor.update(.numbered(1)) { $0.card.title = "General" }
        try stage.store.write { writer in
            var entry = try #require(try writer.outboxEntry(of: .numbered(1)))
            entry.state = .refused([
                RefusalMessage(field: .family, text: "is too short (minimum is 20 characters)"),
                RefusalMessage(field: nil, text: "this directory takes no generals"),
            ])
            try writer.saveOutboxEntry(entry)
        }
        stage.presenter.start()
        try await stage.wait { $0.text().contains("Leia") }
        stage.press("e")
        stage.expectFrames("edit-refused")
        stage.press("x")
        #expect(!stage.text().contains("too short"))
    }

    @Test func `what others change meanwhile is told where it was typed over, and saving again keeps that`()
        async throws
    {
        let stage = try await edit()
        stage.go(to: "Title")
        stage.press("General")
        _ = try stage.editor.update(.numbered(1)) { content in
            content.card.title = "Senator"
            content.card.note = "theirs"
        }
        stage.press(.control("s"))
        stage.expectFrames("edit-overtaken")
        stage.press(.control("s"))
        #expect(try card(stage)?.title == "General")
        #expect(try card(stage)?.note == "theirs")
    }

    @Test func `leaving asks where something would be lost`() async throws {
        let stage = try await edit()
        stage.press("x")
        stage.press(.escape)
        stage.expectFrames("edit-leave")
        stage.press(.enter)
        #expect(stage.text().contains("Leiax"))
        stage.press(.escape)
        stage.press("y")
        #expect(stage.text().contains("Kith ─ contacts"))
        #expect(try card(stage)?.name.given == ["Leia"])
    }

    @Test func `a contact that is deleted meanwhile is told, and can be saved as a new one`() async throws {
        let stage = try await edit()
        stage.press("x")
        _ = try stage.editor.delete([.numbered(1)])
        try await stage.wait { $0.text().contains("deleted in the meantime") }
        stage.expectFrames("edit-gone")
        stage.press(.control("s"))
        #expect(stage.text().contains("Saved \"Leiax Organa\""))
        #expect(try stage.store.read { try $0.contact(.numbered(701)) }?.card.name.given == ["Leiax"])
    }

    // MARK: - Keys

    @Test func `a new contact is saved, told, and shown`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.press("nJyn")
        stage.press(.tab)
        stage.press(.down)
        stage.press("Erso")
        stage.go(to: "E-mail")
        stage.press("jyn@x.example")
        stage.press(.control("s"))
        let text = stage.text()
        #expect(text.contains("Saved \"Jyn Erso\" · u undo"))
        #expect(text.contains("Kith ─ Jyn Erso"))
        #expect(text.contains("jyn@x.example"))
        #expect(stage.text(columns: 120).contains(">   JE Jyn Erso"))
        stage.press("h")
        #expect(stage.text().contains("│ >   JE Jyn Erso"))
        #expect(try stage.store.read { try $0.history(limit: 9) }.count == 1)
    }

    @Test func `nothing is saved while something is wrong, and the cursor goes there`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.press("n")
        stage.go(to: "Birthdate")
        stage.press("5 May")
        stage.go(to: "Given name")
        stage.press(.control("s"))
        #expect(stage.cursorLine.contains("5 May"))
        #expect(stage.text().contains("! Birthdate is no date"))
        stage.press(.control("u"))
        stage.press(.control("s"))
        #expect(stage.text().contains("a contact needs a name"))
        #expect(try stage.store.read { try $0.count(ContactQuery()) } == 3)
    }

    @Test func `values are added, labeled and removed`() async throws {
        let stage = try await edit()
        stage.go(to: "Phone")
        stage.press(.control("n"))
        stage.press("+44 1")
        stage.press(.control("n"))
        stage.press(.control("n"))
        stage.press("+44 2")
        stage.press(.control("t"))
        stage.press("work")
        stage.press(.enter)
        stage.press(.up)
        stage.press(.control("t"))
        stage.press("another")
        stage.press(.enter)
        stage.press("ship")
        stage.press(.enter)
        stage.press(.up)
        stage.press(.control("x"))
        stage.press(.control("s"))
        #expect(
            try card(stage)?.phones == [
                Labeled("+44 1", types: ["ship"]), Labeled("+44 2", types: ["work"]),
            ])
    }

    @Test func `no label is asked for where the directory would lose it`() async throws {
        var capabilities = Capabilities.local
        capabilities.limits[.phone] = FieldLimits(holdsLabels: false)
        let stage = try await ScreenFixture.open([Self.leia], directory: Directory(capabilities: capabilities))
        stage.press("e")
        stage.go(to: "Phone")
        stage.press(.control("t"))
        #expect(stage.text().contains("Phone can't have labels in this book."))
        stage.go(to: "E-mail")
        stage.press(.control("t"))
        #expect(stage.text().contains("Label of this e-mail"))
    }

    @Test func `a key that means nothing at a field says why`() async throws {
        let stage = try await edit()
        stage.press(.control("t"))
        #expect(stage.text().contains("Given name has no label."))
        stage.go(to: "Title")
        stage.press(.control("n"))
        #expect(stage.text().contains("Title can't have more values."))
        stage.press(.control("x"))
        #expect(stage.text().contains("There is no value to remove."))
        stage.go(to: "Favorite")
        stage.press("z")
        #expect(stage.text().contains("Space makes it a favorite"))
        stage.press(" ")
        stage.press(.control("s"))
        #expect(try stage.store.read { try $0.contact(.numbered(1)) }?.isFavorite == false)
    }

    @Test func `a note is typed in lines, and arrows go through them before they leave it`() async throws {
        let stage = try await edit()
        stage.go(to: "Note")
        stage.press(.control("u"))
        stage.press("End")
        stage.press(.enter)
        stage.press("last")
        stage.press(.up)
        stage.press(.up)
        stage.press(.control("k"))
        stage.press(.control("k"))
        stage.press(.up)
        #expect(stage.cursorLine.contains("Birthdate"))
        stage.press(.control("s"))
        #expect(try card(stage)?.note == "Pref\nEnd\nlast" || card(stage)?.note?.hasSuffix("End\nlast") == true)
    }

    @Test func `a paste is one line in a field, and lines in a note`() async throws {
        let stage = try await edit()
        stage.paste(" the\nFirst\u{1B}")
        stage.go(to: "Note")
        stage.paste("\n\nP.S.")
        stage.press(.control("s"))
        #expect(try card(stage)?.name.given == ["Leia the First�"])
        #expect(try card(stage)?.note?.hasSuffix("words.\n\nP.S.") == true)
    }

    @Test func `a paste that does not fit is told, and what was there before is never cut`() async throws {
        var contact = Self.leia
        contact.card.title = String(repeating: "x", count: 5_000)
        let stage = try await edit(contact)
        stage.paste(String(repeating: "long ", count: 200_000))
        #expect(stage.text().contains("Given name is full"))
        stage.go(to: "Title")
        stage.press("y")
        #expect(stage.text().contains("Title is full"))
        stage.press(.backspace)
        stage.press("y")
        stage.press(.control("s"))
        #expect(try card(stage)?.title == String(repeating: "x", count: 4_999) + "y")
        #expect(try card(stage)?.name.given.first?.count == 4_096)
    }

    @Test func `what was killed in one field comes back in another, and text with line ends keeps them`() async throws {
        var contact = Self.leia
        contact.card.title = "General\nof all"
        let stage = try await edit(contact)
        stage.press(.control("u"))
        stage.go(to: "Title")
        stage.press(.control("y"))
        stage.press(.control("s"))
        #expect(try card(stage)?.title == "General\nof allLeia")
        #expect(try card(stage)?.name.given == [])
    }

    @Test func `an open form keeps the app from ending unasked`() async throws {
        let stage = try await edit()
        stage.press("x")
        stage.press(.control("c"))
        #expect(!stage.presenter.isFinished)
        #expect(stage.text().contains("Quit without saving \"Leia Organa\"?"))
        stage.press(.escape)
        #expect(stage.text().contains("Leiax"))
        stage.press(.control("c"))
        stage.press("y")
        #expect(stage.presenter.isFinished)
    }

    @Test func `who has several books is asked which one a new contact is for`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        try stage.store.write { writer in
            for name in ["work", "still"] {
                try writer.addBook(
                    AddressBook(
                        name: name, capabilities: name == "work" ? .local : .readOnly([.given]),
                        created: Timestamp(milliseconds: 0)))
            }
        }
        stage.press("n")
        #expect(stage.text().contains("New contact in"))
        #expect(!stage.text().contains("still"))
        stage.press("work")
        stage.press(.enter)
        stage.press("Jyn")
        stage.press(.control("s"))
        #expect(try stage.store.read { try $0.contact(.numbered(701)) }?.book == "work")
    }

    @Test func `the smallest screen shows the field that is typed in`() async throws {
        let stage = try await edit()
        for name in ["Given name", "Note", "E-mail", "Favorite"] {
            stage.go(to: name)
            let frame = stage.frame(columns: 20, rows: 5)
            // The end of a long note, where the cursor is, leaves no room for its name.
            #expect(name == "Note" || frame.lines.contains { $0.hasPrefix("> \(name)") })
            #expect(frame.cursor.map { $0.position.row > 1 } == true)
            #expect(frame.cursor?.isVisible == (name != "Favorite"))
        }
    }

    @Test func `any keys at any size leave the form a form, and nothing is saved unasked`() async throws {
        let stage = try await edit()
        var generator = SeededGenerator(seed: 5)
        let keys: [KeyEvent] =
            "abefkuwyhntx".map { .control($0) } + "bfd".map { .alt($0) } + "x 山e\u{301}👍🏽א".map { .character($0) }
            + [.enter, .tab, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .delete, .backspace].map {
                KeyEvent($0)
            } + [KeyEvent(.tab, .shift), KeyEvent(.escape)]
        for _ in 0..<250 {
            stage.press(keys.randomElement(using: &generator) ?? KeyEvent(.tab))
            let size = (Int.random(in: 1...120, using: &generator), Int.random(in: 1...40, using: &generator))
            let frame = stage.frame(columns: size.0, rows: size.1)
            #expect(frame.lines.allSatisfy { $0.displayWidth <= size.0 })
            // Nobody leaves.
            if stage.text().contains("Leave without saving?") { stage.press("n") }
            if stage.text().contains("Kith ─ contacts") { stage.press("e") }
            // Other tests wait for the main actor.
            await Task.yield()
        }
        #expect(try card(stage) == Self.leia.card)
    }

    @Test func `a click goes to a field, and the wheel leaves the cursor where it is`() async throws {
        let stage = try await edit()
        let before = stage.text()
        let row = try #require(before.split(separator: "\n").firstIndex { $0.contains("Phone") })
        stage.click(column: 30, row: row)
        #expect(stage.cursorLine.contains("Phone"))
        stage.press("9")
        #expect(stage.text().contains("01079"))
    }
}
