import Doubles
import Models
import Persistence
import ScreenFixtures
import TUI
import TerminalUI
import Testing

/// Contacts of several books that would look the same.
@MainActor
struct SameNamesTests {
    private func fixture() async throws -> ScreenFixture {
        let fixture = try await ScreenFixture.open(Contact.crew)
        try fixture.addBook("work", "Han Solo", "Zuckuss")
        try await fixture.wait { $0.text().contains("Zuckuss") }
        return fixture
    }

    @Test func `where several books are listed, each row says which one it stands in`() async throws {
        let lines = try await fixture().frame().lines.filter { $0.contains("Han Solo") }
        #expect(lines.count == 2)
        #expect(lines.contains { $0.contains("demo") } && lines.contains { $0.contains("work") })
        try await fixture().expectFrames("list-books")
    }

    @Test func `with little room the book is told where two rows look the same`() async throws {
        let fixture = try await ScreenFixture.open([.sample(1, "Han Solo"), .sample(2, "Leia Organa")])
        try fixture.addBook("work", "Han Solo")
        try await fixture.wait { $0.text(columns: 50).contains("3") }
        let lines = fixture.frame(columns: 50).lines
        let twins = lines.filter { $0.contains("Han Solo") }
        #expect(twins.count == 2 && twins.contains { $0.contains("demo") } && twins.contains { $0.contains("work") })
        #expect(lines.first { $0.contains("Leia Organa") }?.contains("demo") == false)
    }

    @Test func `one book alone needs no telling`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        #expect(!fixture.text().contains("demo"))
    }
}
