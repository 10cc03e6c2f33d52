import Processes
import Testing

/// The table of exit codes on the page of contracts is the one that `kith help exit-codes` prints.
@Suite(.waiting)
struct ExitCodeTableTests {
    @Test func `the page and the program say the same of each code`() throws {
        let page = try #require(ReadmePage("Modules/CommandLine/README.md"))
        let help = try KithProcess().run(["help", "exit-codes"])
        #expect(help.status == 0)
        // Blanks align the program's table, and lines are wrapped.
        let words = Self.words(of: help.standardOutput)
        let rows = page.lines.filter { $0.hasPrefix("| ") && $0.dropFirst(2).first?.isNumber == true }
        #expect(rows.count > 10)
        for row in rows {
            let cells = row.split(separator: "|").map { Self.words(of: String($0)) }
            #expect(words.contains("\(cells[0]) \(cells[1])"), "\(row)")
        }
    }

    private static func words(of text: String) -> String {
        text.split { $0.isWhitespace }.joined(separator: " ")
    }
}
