import Directories
import Doubles
import Models
import Persistence
import ScreenFixtures
import Sync
import TUI
import TerminalUI
import Testing

/// What the list asks, and what it does with the answers.
@MainActor
struct ListDialogTests {
    @Test func `the order is chosen, and turned around`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press("o")
        #expect(fixture.text().contains("> * By name"))
        fixture.press("rev")
        fixture.press(.enter)
        #expect(fixture.text().contains("contacts, by name, reversed"))
        #expect(fixture.frame().lines[1].contains("Luke Skywalker"))
        fixture.press("o")
        fixture.press("family")
        fixture.press(.enter)
        #expect(fixture.text().contains("contacts, by family name ─"))
    }

    @Test func `a jump follows what is typed, and Esc leads back`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press("alu")
        #expect(fixture.text().contains(">   LS Luke"))
        fixture.press(.escape)
        #expect(fixture.text().contains(">   HS Han Solo"))
        fixture.press("ale")
        fixture.press(.enter)
        #expect(fixture.text().contains("> ★ LO Leia"))
        #expect(!fixture.text().contains("Jump to"))
    }

    @Test func `a list by changes cannot be jumped in, and says so`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press("o")
        fixture.press("last change")
        fixture.press(.enter)
        fixture.press("a")
        #expect(fixture.text().contains("Press o"))
    }

    @Test func `on the smallest screen, each line of the palette says what it does`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press(":")
        for _ in 0..<30 {
            let line = fixture.frame(columns: 20, rows: 5).lines.first { $0.contains(">") } ?? ""
            #expect(line.contains(#/> {3,}[A-Za-z]/#), "\(line)")
            fixture.press(.down)
        }
    }

    @Test(arguments: [Size(columns: 20, rows: 5), Size(columns: 24, rows: 6), Size(columns: 30, rows: 4)])
    func `on the smallest screen, both answers to a question are seen, and can be clicked`(size: Size) async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press("n")
        fixture.press("x")
        fixture.press(.escape)
        let frame = fixture.frame(columns: size.columns, rows: size.rows)
        let text = frame.lines.joined(separator: "\n")
        #expect(text.contains("Leave"))
        #expect(text.contains(#/\[ Keep.*\(n\) \]/#))
        let row = try #require(frame.lines.firstIndex { $0.contains("(y)") }, "\(text)")
        let line = frame.lines[row]
        let place = try #require(line.firstRange(of: "(y)"))
        fixture.click(column: line.distance(from: line.startIndex, to: place.lowerBound), row: row)
        #expect(fixture.text().contains("Kith ─ contacts"))
    }

    @Test func `the palette has orders and books`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew)
        fixture.press(":show demo")
        fixture.press(.enter)
        try await fixture.wait { $0.text().contains("contacts of demo") }
        fixture.press(":show all")
        fixture.press(.enter)
        try await fixture.wait { $0.text().contains("Kith ─ contacts ─") }
        fixture.press(":by last change")
        fixture.press(.enter)
        #expect(fixture.text().contains("contacts, by last change"))
    }

    @Test func `a refresh that was asked for asks before it removes much, and keeps by default`() async throws {
        let fixture = try await ScreenFixture.open(
            Contact.crew,
            directory: Directory(minutesAgo: 1) { (book, _) throws(SyncError) in
                var report = RefreshReport(book: book)
                report.removed = 980
                report.skipped = [EntryIssue(index: 0, id: nil, reason: "null")]
                throw .heldBack(report, of: 1_000)
            })
        try await fixture.wait { $0.text().contains("no longer has 980 of 1,000") }
        #expect(!fixture.text().contains("Remove 980"))
        fixture.press("r")
        try await fixture.wait { $0.text().contains("Remove 980 of 1,000 contacts of \"demo\"?") }
        #expect(fixture.text().contains("1 entry of the directory couldn't be read"))
        fixture.press(.enter)
        #expect(!fixture.text().contains("980"))
        #expect(!fixture.synchronizer.options.contains { $0.acceptsMassRemoval })
        fixture.press("r")
        try await fixture.wait { $0.text().contains("Remove 980") }
        fixture.press("y")
        try await fixture.wait { $0.synchronizer.options.last?.acceptsMassRemoval == true }
    }

    @Test func `0 minutes refresh nothing by itself`() async throws {
        let fixture = try await ScreenFixture.open(Contact.crew, directory: Directory(minutesAgo: 1), minutes: nil)
        fixture.press("jk")
        for _ in 0..<100 { await Task.yield() }
        #expect(fixture.synchronizer.books.isEmpty)
        fixture.press("r")
        try await fixture.wait { $0.synchronizer.books == ["demo"] }
    }
}
