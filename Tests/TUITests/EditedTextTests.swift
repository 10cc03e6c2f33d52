import Doubles
import EditFeature
import Models
import Persistence
import ScreenFixtures
import TUI
import TerminalUI
import Testing

/// Text in a new form that is not what it seems: the form keeps it byte for byte.
@MainActor
struct EditedTextTests {
    /// With joiners, tags, marks of both kinds, and what nobody should have in a name.
    nonisolated static let names = [
        "علی\u{200C}رضا", "\u{D05}\u{D35}\u{D28}\u{D4D}\u{200D}",
        "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "Jose\u{301}",
        "Jos\u{E9}", "a\u{1B}[31mb", "\u{202E}drow\u{202C}", "co\u{AD}op",
    ]

    @Test(arguments: names.filter { !$0.contains("\u{1B}") }, [true, false])
    func `a new contact has the letters that were typed or pasted, seen or not`(name: String, isPasted: Bool)
        async throws
    {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press("n")
        if isPasted { fixture.paste(name) } else { fixture.press(name) }
        fixture.press(.control("s"))
        let id = try fixture.store.read { try $0.history(limit: 1) }.first?.changes.first?.contact
        let card = try fixture.store.read { reader in try id.flatMap { try reader.contact($0) } }?.card
        #expect(card?.name.given.map { Array($0.utf8) } == [Array(name.utf8)])
    }
}
