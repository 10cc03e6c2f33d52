import LoopbackServer
import Processes
import Testing

/// The front on a terminal of script(1), which is too small for what is written.
@Suite(.waiting)
struct PagerTests {
    private func onTerminal(
        _ home: CommandLineHome, _ line: String, pager: String, rows: Int = 3, columns: Int = 80
    ) throws -> KithProcess.Outcome {
        let command = "stty rows \(rows) cols \(columns); \(line)"
        return try home.with(["KITH_PAGER": pager, "LINE": command])
            .shell("script -qec \"$LINE\" /dev/null < /dev/null")
    }

    @Test func `a pager that cannot be run loses nothing`() throws {
        let home = try CommandLineHome()
        for pager in ["/nonexistent", "/dev/null"] {
            let shown = try onTerminal(home, "\"$KITH\" list", pager: pager)
            #expect(shown.status == 0)
            #expect(shown.standardOutput.contains("Chewbacca"))
            #expect(shown.standardOutput.contains("Supreme Leader Snoke"))
        }
    }

    @Test func `a pager gets what the screen cannot hold, and a person may leave it early`() throws {
        let home = try CommandLineHome()
        let paged = try onTerminal(home, "\"$KITH\" list", pager: "sed 's/^/> /'")
        #expect(paged.standardOutput.contains("> ") && paged.standardOutput.contains("Snoke"))
        #expect(try onTerminal(home, "\"$KITH\" list", pager: "true").status == 0)
    }

    @Test func `leaving the pager swallows no failure`() throws {
        let home = try CommandLineHome()
        let server = try LoopbackServer()
        server.route("GET", "/good") { _ in .json(#"{"individuals":[]}"#) }
        let added = try home.kith(
            "book", "add", "good", "--directory", "star-wars", "--url", "\(server.address())/good")
        #expect(added.status == 0)
        let failed = try onTerminal(home, "\"$KITH\" sync good nope", pager: "true", rows: 1)
        #expect(failed.status == 8)
        #expect(failed.standardOutput.contains("there is no book \"nope\""))
    }

    @Test func `a card cannot steer the terminal that it is read on, and is exact in a pipe`() throws {
        let home = try CommandLineHome()
        let server = try LoopbackServer()
        server.route("GET", "/odd") { _ in
            .json("{\"individuals\":[{\"id\":1,\"firstName\":\"A\u{202E}B\"},{\"id\":2}]}")
        }
        _ = try home.kith("book", "add", "odd", "--directory", "star-wars", "--url", "\(server.address())/odd")
        #expect(try home.kith("sync").status == 0)
        #expect(try home.kith("show", "-b", "odd", "AB", "--vcard").standardOutput.contains("A\u{202E}B"))
        let shown = try onTerminal(home, "\"$KITH\" show -b odd AB --vcard", pager: "cat")
        #expect(shown.standardOutput.contains("FN:AB"))
        #expect(!shown.standardOutput.unicodeScalars.contains("\u{202E}"))
        #expect(try onTerminal(home, "\"$KITH\" list -b odd", pager: "cat").standardOutput.contains("(no name)"))
    }

    @Test func `Ctrl-C in a pager ends neither it nor the front`() throws {
        let home = try CommandLineHome()
        // The pager interrupts the whole group, as the terminal does for Ctrl-C.
        let pager = "trap '' INT; kill -INT 0; cat; echo still here"
        let shown = try onTerminal(home, "trap : INT; \"$KITH\" list; echo ended $?", pager: pager)
        #expect(shown.standardOutput.contains("still here"))
        #expect(shown.standardOutput.contains("ended 0"))
    }

    @Test func `the graph on a narrow terminal is written in blocks`() throws {
        let home = try CommandLineHome()
        let graph = try onTerminal(home, "\"$KITH\" graph --color never", pager: "cat", rows: 24, columns: 60)
        #expect(graph.standardOutput.contains("choices sqlite, memory"))
        let widest = graph.standardOutput.split(whereSeparator: \.isNewline).map(\.count).max() ?? 0
        #expect(widest <= 60)
        #expect(try home.kith("graph").lines.first?.hasPrefix("SERVICE") == true)
    }
}
