import ContactActions
import DetailScreens
import Doubles
import Models
import Navigation
import Opening
import ScreenFixtures
import TerminalUI
import Testing

/// One contact in its window, from keys to frames, signals and what is opened.
@MainActor
struct DetailScreenTests {
    private let opener = SpyOpener()
    private let copied = CopiedText()
    private let leia = Contact.sample(1, "").id

    private func fixture(
        _ contact: Contact = .sample(1, "Leia Organa") {
            $0.emails = [Labeled("leia@example.org")]
            $0.phones = [Labeled("+1 555 0100")]
        }
    ) throws -> SingleScreenFixture {
        let copied = copied
        return try SingleScreenFixture(StoreFixture([contact])) { fixture, signal in
            DetailScreen(
                viewModel: fixture.detailViewModel(contact.id, signal: signal),
                actions: fixture.contactActions(opener: opener, signal: signal),
                newContact: fixture.newContact(signal: signal), signal: signal,
                clipboard: Clipboard { copied.text = $0 }, photos: fixture.photoService())
        }
    }

    @Test func `fields stand below the name, and the selected one is copied`() throws {
        let fixture = try fixture()
        #expect(fixture.text().contains("Kith ─ Leia Organa ─"))
        #expect(fixture.text().contains("leia@example.org"))
        fixture.press("g")
        fixture.press("y")
        #expect(copied.text == "leia@example.org")
        fixture.press("jy")
        #expect(copied.text == "+1 555 0100")
    }

    @Test func `the keys of reaching open what the contact has, and say what it lacks`() throws {
        let fixture = try fixture()
        fixture.press("m")
        #expect(opener.links == ["mailto:leia@example.org"])
        let silent = try self.fixture(.sample(2, "Han Solo"))
        silent.press("m")
        #expect(silent.text().contains("Han Solo has no e-mail address."))
        #expect(opener.links.count == 1)
    }

    @Test func `what a directory has sent is shown without what could command the terminal`() throws {
        let fixture = try fixture(.sample(1, "Leia") { $0.note = "one\u{1B}[31m\u{85}two" })
        #expect(fixture.text().contains("one�[31m"))
        #expect(!fixture.text().contains("\u{1B}"))
    }

    @Test func `other screens are signals`() throws {
        let fixture = try fixture()
        for key in ["e", "i", "b", "O", "T", "h"] { fixture.press(key) }
        #expect(fixture.signals == [.edit(leia), .showPhoto(leia), .showBooks, .showOutbox, .showTrash, .back])
    }

    @Test func `a contact that is gone says so, and keys for contacts say why they do nothing`() async throws {
        let fixture = try fixture()
        fixture.press("d")
        try await fixture.wait { ((try? $0.stored.id(of: "Leia Organa")) ?? nil) == nil }
        fixture.press("g")
        fixture.reload()
        fixture.press("e")
        #expect(fixture.text().contains("There is no contact."))
    }
}
