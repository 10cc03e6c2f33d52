import Doubles
import Models
import Persistence
import ScreenFixtures
import TUI
import TerminalUI
import Testing

/// The way from nothing to the first contact, where no book takes one.
@MainActor
struct FirstBookTests {
    private func fixture() async throws -> ScreenFixture {
        let fixture = try await ScreenFixture.open()
        try fixture.store.write { try $0.removeBook(named: "demo") }
        fixture.presenter.reload()
        return fixture
    }

    @Test func `where no book takes contacts, the empty list says which keys add one`() async throws {
        try await fixture().expectFrames("list-no-book")
    }

    @Test func `n adds a book on this machine, and opens the form in it`() async throws {
        let fixture = try await fixture()
        fixture.press("n")
        #expect(fixture.text().contains("Name of a new local address book"))
        #expect(fixture.text().contains("> contacts"))
        fixture.press(.enter)
        #expect(fixture.text().contains("new contact ──") && fixture.text().contains(" contacts ─┐"))
        fixture.press("Jyn")
        fixture.press(.control("s"))
        #expect(try fixture.store.read { try $0.rows(ContactQuery(), offset: 0, limit: 9) }.map(\.book) == ["contacts"])
        fixture.press("hn")
        #expect(
            fixture.text().contains("new contact ──") && fixture.text().contains(" contacts ─┐"),
            "the book is there now")
    }

    @Test func `a name that no book can have is told, and asked for again`() async throws {
        let fixture = try await fixture()
        fixture.press("n/x")
        fixture.press(.enter)
        #expect(fixture.text().contains("Name of a new local address book"))
        #expect(try fixture.store.read { try $0.books() }.isEmpty)
        fixture.press(.escape)
        #expect(fixture.text().contains("No contacts yet."))
        #expect(try fixture.store.read { try $0.books() }.isEmpty, "who says no has no book")
    }

    @Test func `a book that can only be read leaves the same way open`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew, directory: Directory(capabilities: .readOnly([])))
        fixture.press("n")
        #expect(fixture.text().contains("No book takes new contacts."))
        fixture.press(.enter)
        #expect(fixture.text().contains("new contact ──") && fixture.text().contains(" contacts ─┐"))
    }
}
