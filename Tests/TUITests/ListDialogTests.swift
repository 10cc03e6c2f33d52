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
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.press("o")
        #expect(stage.text().contains("> * by name"))
        stage.press("rev")
        stage.press(.enter)
        #expect(stage.text().contains("contacts, by name, reversed"))
        #expect(stage.frame().lines[1].contains("Luke Skywalker"))
        stage.press("o")
        stage.press("family")
        stage.press(.enter)
        #expect(stage.text().contains("contacts, by family name ─"))
    }

    @Test func `a jump follows what is typed, and Esc leads back`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.press("alu")
        #expect(stage.text().contains(">   LS Luke"))
        stage.press(.escape)
        #expect(stage.text().contains(">   HS Han Solo"))
        stage.press("ale")
        stage.press(.enter)
        #expect(stage.text().contains("> ★ LO Leia"))
        #expect(!stage.text().contains("Jump to"))
    }

    @Test func `a list by changes cannot be jumped in, and says so`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.press("o")
        stage.press("last")
        stage.press(.enter)
        stage.press("a")
        #expect(stage.text().contains("o chooses the order."))
    }

    @Test func `on the smallest screen, each line of the palette says what it does`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.press(":")
        for _ in 0..<30 {
            let line = stage.frame(columns: 20, rows: 5).lines.first { $0.contains(">") } ?? ""
            #expect(line.contains(#/> {3,}[A-Za-z]/#), "\(line)")
            stage.press(.down)
        }
    }

    @Test(arguments: [Size(columns: 20, rows: 5), Size(columns: 24, rows: 6), Size(columns: 30, rows: 4)])
    func `on the smallest screen, both answers to a question are seen, and can be clicked`(size: Size) async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.press("n")
        stage.press("x")
        stage.press(.escape)
        let frame = stage.frame(columns: size.columns, rows: size.rows)
        let text = frame.lines.joined(separator: "\n")
        #expect(text.contains("Leave"))
        #expect(text.contains(#/\[ Keep.*\(n\) \]/#))
        let row = try #require(frame.lines.firstIndex { $0.contains("(y)") }, "\(text)")
        let line = frame.lines[row]
        let place = try #require(line.firstRange(of: "(y)"))
        stage.click(column: line.distance(from: line.startIndex, to: place.lowerBound), row: row)
        #expect(stage.text().contains("Kith ─ contacts"))
    }

    @Test func `the palette has orders and books`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew)
        stage.press(":book demo")
        stage.press(.enter)
        try await stage.wait { $0.text().contains("contacts of demo") }
        stage.press(":all books")
        stage.press(.enter)
        try await stage.wait { $0.text().contains("Kith ─ contacts ─") }
        stage.press(":last changed")
        stage.press(.enter)
        #expect(stage.text().contains("contacts, recently changed first"))
    }

    @Test func `a refresh that was asked for asks before it removes much, and keeps by default`() async throws {
        let stage = try await ScreenFixture.open(
            Contact.crew,
            directory: Directory(minutesAgo: 1) { (book, _) throws(SyncError) in
                var report = RefreshReport(book: book)
                report.removed = 980
                report.skipped = [EntryIssue(index: 0, id: nil, reason: "null")]
                throw .heldBack(report, of: 1_000)
            })
        try await stage.wait { $0.text().contains("no longer has 980 of 1,000") }
        #expect(!stage.text().contains("Remove 980"))
        stage.press("r")
        try await stage.wait { $0.text().contains("Remove 980 of 1,000 contacts of \"demo\"?") }
        #expect(stage.text().contains("1 of its directory's entries"))
        stage.press(.enter)
        #expect(!stage.text().contains("980"))
        #expect(!stage.synchronizer.options.contains { $0.acceptsMassRemoval })
        stage.press("r")
        try await stage.wait { $0.text().contains("Remove 980") }
        stage.press("y")
        try await stage.wait { $0.synchronizer.options.last?.acceptsMassRemoval == true }
    }

    @Test func `0 minutes refresh nothing by itself`() async throws {
        let stage = try await ScreenFixture.open(Contact.crew, directory: Directory(minutesAgo: 1), minutes: nil)
        stage.press("jk")
        for _ in 0..<100 { await Task.yield() }
        #expect(stage.synchronizer.books.isEmpty)
        stage.press("r")
        try await stage.wait { $0.synchronizer.books == ["demo"] }
    }
}
