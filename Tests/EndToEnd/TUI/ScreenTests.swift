import FoundationEssentials
import Processes
import Testing

/// The app as the user sees it, in a terminal.
@Suite(.serialized, .waiting)
struct ScreenTests {
    private static let demo = [
        "Chewbacca", "Darth Vader", "General Hux", "Han Solo", "Kylo Ren", "Leia Organa", "Luke Skywalker",
        "Supreme Leader Snoke",
    ]

    @Test func `it opens with the demo book, asking nothing`() async throws {
        let tmux = try Tmux()
        try await tmux.start()
        let screen = try await tmux.wait(for: "Supreme Leader Snoke")
        for (line, name) in zip(screen.dropFirst(), Self.demo) { #expect(line.contains(name)) }
        #expect(screen.first?.hasPrefix("┌─ Kith ─ contacts ─") == true)
        #expect(screen.last { !$0.isEmpty }?.contains("? help") == true)
    }

    @Test func `the picture in the README is what the app shows`() async throws {
        let root = #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined()
        let page = try String(contentsOfFile: root + "/README.md", encoding: .utf8)
        let start = try #require(page.firstRange(of: "```text\n┌─ Kith"))
        let picture = page[page.index(start.lowerBound, offsetBy: 8)...].prefix { $0 != "`" }.split(separator: "\n")
        let tmux = try Tmux(rows: picture.count)
        try await tmux.start()
        try await tmux.wait(for: "Supreme Leader Snoke")
        try tmux.type("jjf")
        let screen = try await tmux.wait(for: "Favorited")
        #expect(screen.filter { !$0.isEmpty } == picture.map(String.init))
    }

    @Test func `what is typed before the first frame is not lost`() async throws {
        let tmux = try Tmux()
        try await tmux.start("\njjj/lei")
        let screen = try await tmux.wait(for: "1 found")
        #expect(screen.contains { $0.contains("> ") && $0.contains("Leia Organa") })
    }

    @Test func `find, open, next, back and help`() async throws {
        let tmux = try Tmux()
        try await tmux.start()
        try await tmux.wait(for: "Han Solo")
        try tmux.type("/vader")
        try await tmux.wait(for: "1 found")
        try tmux.press("Enter")
        try await tmux.wait(for: "Esc clear")
        try tmux.press("Enter")
        let detail = try await tmux.wait(for: "Jul 13, 1947")
        #expect(detail.contains { $0.contains("Force Sensitive") && $0.contains("YES") })
        #expect(detail.contains { $0.contains("Affiliation") && $0.contains("SITH") })
        try tmux.press("Escape")
        try await tmux.wait(for: "1 found")
        try tmux.press("Escape")
        try await tmux.wait(for: "Han Solo")
        try tmux.type("gl]")
        try await tmux.wait(for: "Kith ─ Darth Vader")
        try tmux.type("?")
        try await tmux.wait(for: "Keys: Contact")
        try tmux.type("qh")
        try await tmux.wait(for: "Kith ─ contacts")
    }

    @Test func `a resize redraws to what a fresh start would show`() async throws {
        let tmux = try Tmux()
        try await tmux.start()
        let fresh = try await tmux.wait(for: "Supreme Leader Snoke")
        try tmux.resize(columns: 200, rows: 60)
        let wide = try await tmux.wait(for: "demo · id")
        #expect(wide.first?.hasSuffix("8 ─┐") == true)
        try tmux.resize(columns: 20, rows: 5)
        try await tmux.wait(until: { $0.first == " Kith ─ contacts 8" || $0.first == " Kith ─ contacts" }, "small list")
        try tmux.resize(columns: 1, rows: 1)
        try await tmux.wait(until: { $0.first == "K" }, "single cell")
        try tmux.resize(columns: 80, rows: 24)
        try await tmux.wait(until: { $0 == fresh }, "the first screen")
    }

    @Test func `a resize there and back at once leaves nothing out`() async throws {
        let tmux = try Tmux()
        try await tmux.start()
        let fresh = try await tmux.wait(for: "Supreme Leader Snoke")
        for (columns, rows) in [(40, 10), (80, 24), (20, 5), (80, 24)] { try tmux.resize(columns: columns, rows: rows) }
        try await tmux.wait(until: { $0 == fresh }, "the first screen")
    }

    @Test func `what another kith did is seen, without being asked for`() async throws {
        let tmux = try Tmux()
        try await tmux.start()
        try await tmux.wait(for: "Supreme Leader Snoke")
        try tmux.type("G")
        try tmux.kith("favorite", "chewbacca")
        try await tmux.wait(for: "★ C  Chewbacca")
        try tmux.kith("delete", "han solo")
        try await tmux.wait(until: { !$0.contains { $0.contains("Han Solo") } }, "list without Han Solo")
        #expect(try tmux.screen().contains { $0.contains(">   SS Supreme Leader Snoke") })
        try tmux.kith("book", "remove", "demo", "--yes")
        try await tmux.wait(for: "No contacts yet.")
    }

    @Test func `an app that shows a list and waits is not woken up`() async throws {
        let tmux = try Tmux()
        try await tmux.start()
        try await tmux.wait(for: "Supreme Leader Snoke")
        #expect(try await tmux.wakeUps() == 0)
        try tmux.type("jf")
        try await tmux.wait(for: "Favorited")
        try tmux.type("ljh")
        try await tmux.wait(for: "Kith ─ contacts")
        #expect(try await tmux.wakeUps() == 0)
    }

    @Test func `words are searched, and a book that is not there is told`() async throws {
        let tmux = try Tmux()
        try await tmux.start("--book demo solo")
        try await tmux.wait(for: "1 found")
        try tmux.type("q")
        try await tmux.wait(for: "ready>")
        try tmux.type("clear")
        try tmux.press("Enter")
        try await tmux.start("--book nowhere")
        try await tmux.wait(for: "There is no book")
        try tmux.type("q")
        try await tmux.wait(for: "kith-tui: there is no book \"nowhere\"")
        try await tmux.waitForShell()
        #expect(try await tmux.answer().contains("status=1"))
    }
}
