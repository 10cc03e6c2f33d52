import Doubles
import EditFeature
import EditScreens
import Editing
import Models
import Navigation
import Persistence
import ScreenFixtures
import ScreenKit
import TerminalUI
import Testing

/// Text in a form that is not what it seems: the form keeps it byte for byte.
@MainActor
struct EditedTextTests {
    private func edit(_ contact: Contact) throws -> SingleScreenFixture {
        let stored = try StoreFixture([contact])
        let drafts = DraftEditor(store: stored.store, editor: stored.editor, limits: KnownLimits(ofKinds: [:]))
        return try SingleScreenFixture(stored) { fixture, signal in
            EditScreen(
                viewModel: EditViewModel(
                    subject: .contact(.numbered(1)), store: stored.store, editor: drafts, changes: stored.changes,
                    signal: signal),
                subject: .contact(.numbered(1)), dialogs: fixture.tools.dialogs)
        }
    }

    private func card(_ fixture: SingleScreenFixture) throws -> ContactCard? {
        try fixture.stored.store.read { try $0.contact(.numbered(1)) }?.card
    }

    @Test func `fields that are only walked through stay as they are, whatever is in them`() throws {
        let contact = Contact.sample(1, "x") { card in
            card.name = ContactName(given: ["a\u{1B}[31m\u{200B}b"], family: ["tab\there"])
            card.note = "one\r\ntwo\u{7}"
        }
        let fixture = try edit(contact)
        for _ in 0..<40 { fixture.press(.tab) }
        fixture.press(.control("s"))
        #expect(fixture.text().contains("Nothing was changed."))
        #expect(try card(fixture) == contact.card)
    }

    /// With joiners, tags, marks of both kinds, and what nobody should have in a name.
    nonisolated static let names = [
        "علی\u{200C}رضا", "\u{D05}\u{D35}\u{D28}\u{D4D}\u{200D}",
        "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "Jose\u{301}",
        "Jos\u{E9}", "a\u{1B}[31mb", "\u{202E}drow\u{202C}", "co\u{AD}op",
    ]

    @Test(arguments: names)
    func `a letter more leaves all else as it was, byte for byte, whatever it is`(name: String) throws {
        let note = "\(name)\r\n\u{7}\tend"
        let contact = Contact.sample(1, "x") { card in
            card.name = ContactName(given: [name], family: ["x"])
            card.note = note
        }
        let fixture = try edit(contact)
        fixture.press(.control("e"))
        fixture.press("x")
        try fixture.go(to: "Note")
        fixture.press(.home)
        fixture.press("y")
        fixture.press(.control("s"))
        #expect(fixture.text().contains("Saved"))
        #expect(try card(fixture)?.name.given.map { Array($0.utf8) } == [Array("\(name)x".utf8)])
        let expected = "\(name)\r\ny\u{7}\tend"
        #expect(try card(fixture)?.note.map { Array($0.utf8) } == Array(expected.utf8))
    }
}
