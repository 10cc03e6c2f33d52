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
    private func stage() async throws -> ScreenFixture {
        let stage = try await ScreenFixture.open()
        try stage.store.write { try $0.removeBook(named: "demo") }
        stage.presenter.reload()
        return stage
    }

    @Test func `where no book takes contacts, the empty list says which keys add one`() async throws {
        try await stage().expectFrames("list-no-book")
    }

    @Test func `n adds a book on this machine, and opens the form in it`() async throws {
        let stage = try await stage()
        stage.press("n")
        #expect(stage.text().contains("Name of a new local book"))
        #expect(stage.text().contains("> contacts"))
        stage.press(.enter)
        #expect(stage.text().contains("new contact ──") && stage.text().contains(" contacts ─┐"))
        stage.press("Jyn")
        stage.press(.control("s"))
        #expect(try stage.store.read { try $0.rows(ContactQuery(), offset: 0, limit: 9) }.map(\.book) == ["contacts"])
        stage.press("hn")
        #expect(
            stage.text().contains("new contact ──") && stage.text().contains(" contacts ─┐"), "the book is there now")
    }

    @Test func `a name that no book can have is told, and asked for again`() async throws {
        let stage = try await stage()
        stage.press("n/x")
        stage.press(.enter)
        #expect(stage.text().contains("Name of a new local book"))
        #expect(try stage.store.read { try $0.books() }.isEmpty)
        stage.press(.escape)
        #expect(stage.text().contains("No contacts yet."))
        #expect(try stage.store.read { try $0.books() }.isEmpty, "who says no has no book")
    }

    @Test func `a book that can only be read leaves the same way open`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew, directory: Directory(capabilities: .readOnly([])))
        stage.press("n")
        #expect(stage.text().contains("No book takes new contacts."))
        stage.press(.enter)
        #expect(stage.text().contains("new contact ──") && stage.text().contains(" contacts ─┐"))
    }
}
