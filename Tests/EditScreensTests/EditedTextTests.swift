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
    private func edit(_ contact: Contact) throws -> ScreenStage {
        let stored = try StoreFixture([contact])
        let drafts = DraftEditor(store: stored.store, editor: stored.editor, limits: KnownLimits(ofKinds: [:]))
        return try ScreenStage(stored) { stage, signal in
            EditScreen(
                viewModel: EditViewModel(
                    subject: .contact(.numbered(1)), store: stored.store, editor: drafts, changes: stored.changes,
                    signal: signal),
                subject: .contact(.numbered(1)), dialogs: stage.tools.dialogs)
        }
    }

    private func card(_ stage: ScreenStage) throws -> ContactCard? {
        try stage.stored.store.read { try $0.contact(.numbered(1)) }?.card
    }

    @Test func `fields that are only walked through stay as they are, whatever is in them`() throws {
        let contact = Contact.sample(1, "x") { card in
            card.name = ContactName(given: ["a\u{1B}[31m\u{200B}b"], family: ["tab\there"])
            card.note = "one\r\ntwo\u{7}"
        }
        let stage = try edit(contact)
        for _ in 0..<40 { stage.press(.tab) }
        stage.press(.control("s"))
        #expect(stage.text().contains("Nothing was changed."))
        #expect(try card(stage) == contact.card)
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
        let stage = try edit(contact)
        stage.press(.control("e"))
        stage.press("x")
        try stage.go(to: "Note")
        stage.press(.home)
        stage.press("y")
        stage.press(.control("s"))
        #expect(stage.text().contains("Saved"))
        #expect(try card(stage)?.name.given.map { Array($0.utf8) } == [Array("\(name)x".utf8)])
        let expected = "\(name)\r\ny\u{7}\tend"
        #expect(try card(stage)?.note.map { Array($0.utf8) } == Array(expected.utf8))
    }
}
