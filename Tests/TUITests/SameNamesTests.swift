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
    private func stage() async throws -> ScreenFixture {
        let stage = try await ScreenFixture.open(Contact.crew)
        try stage.addBook("work", "Han Solo", "Zuckuss")
        try await stage.wait { $0.text().contains("Zuckuss") }
        return stage
    }

    @Test func `where several books are listed, each row says which one it stands in`() async throws {
        let lines = try await stage().frame().lines.filter { $0.contains("Han Solo") }
        #expect(lines.count == 2)
        #expect(lines.contains { $0.contains("demo") } && lines.contains { $0.contains("work") })
        try await stage().expectFrames("list-books")
    }

    @Test func `with little room the book is told where two rows look the same`() async throws {
        let stage = try await ScreenFixture.open([.sample(1, "Han Solo"), .sample(2, "Leia Organa")])
        try stage.addBook("work", "Han Solo")
        try await stage.wait { $0.text(columns: 50).contains("3") }
        let lines = stage.frame(columns: 50).lines
        let twins = lines.filter { $0.contains("Han Solo") }
        #expect(twins.count == 2 && twins.contains { $0.contains("demo") } && twins.contains { $0.contains("work") })
        #expect(lines.first { $0.contains("Leia Organa") }?.contains("demo") == false)
    }

    @Test func `one book alone needs no telling`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        #expect(!stage.text().contains("demo"))
    }
}
