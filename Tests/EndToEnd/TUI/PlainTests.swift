import LoopbackServer
import Processes
import Testing

/// The app without a terminal that supports drawing.
@Suite(.waiting)
struct PlainTests {
    private let home: TemporaryFolder
    private let app: KithProcess

    init() throws {
        home = try TemporaryFolder()
        app = KithProcess(.kithTUI, environment: ["KITH_HOME": home.path])
    }

    @Test func `without a terminal it says what to use, and makes nothing`() throws {
        let refused = try app.run([])
        #expect(refused.status == 7)
        #expect(refused.standardOutput.isEmpty)
        #expect(refused.standardError.contains("kith list"))
        #expect(refused.standardError.hasPrefix("kith-tui: no terminal for input and output"))
        #expect(try app.shell("ls -A '\(home.path)'").lines.isEmpty)
    }

    @Test func `the dialogue lists, shows, searches, and ends with its input`() throws {
        let session = try app.run(["--plain"], input: "2\n/solo\n/\n99\nwhat\n")
        #expect(session.status == 0)
        #expect(session.lines.contains("> Darth Vader"))
        #expect(session.standardOutput.contains("Birthdate: Jul 13, 1947"))
        #expect(session.standardOutput.contains("1 Han Solo, RESISTANCE"))
        #expect(session.standardOutput.contains("Contacts 1 to 8 of 8."))
        #expect(session.standardOutput.contains("Type a number from 1 to 8."))
        #expect(!session.standardOutput.contains("\u{1B}"))
    }

    @Test(arguments: [["TERM": "dumb"], ["ACCESSIBLE": "1"]])
    func `who cannot use a screen needs no option in a pipe either`(environment: [String: String]) throws {
        let app = KithProcess(.kithTUI, environment: environment.merging(["KITH_HOME": home.path]) { $1 })
        let session = try app.run([], input: "q\n")
        #expect(session.status == 0, "\(session.standardError)")
        #expect(session.lines.contains { $0.hasSuffix("Contacts 1 to 8 of 8.") })
    }

    @Test func `a name with a line break cannot pass for another contact, and nobody is nameless`() throws {
        let server = try LoopbackServer()
        let path = "/mobile/interview/directory"
        server.route("GET", path) { _ in
            .json(
                #"{"individuals":[{"id":1,"firstName":"Evil\n99 Forged","lastName":""},{"id":2,"firstName":"\u2063"}]}"#
            )
        }
        let kith = KithProcess(.kith, environment: ["KITH_HOME": home.path])
        let url = "\(server.address())\(path)"
        let added = try kith.run(["book", "add", "rebels", "--directory", "star-wars", "--url", url])
        try #require(added.status == 0, "\(added.standardError)")
        let session = try app.run(["--plain", "--book", "rebels"], input: "r\n")
        #expect(session.standardOutput.contains("Evil 99 Forged"))
        #expect(!session.lines.contains { $0.hasPrefix("99") })
        #expect(session.standardOutput.contains("(no name)"))
    }

    @Test func `the dialogue ends with a line of its own, and a full disk is no success`() throws {
        #expect(try app.run(["--plain"]).standardOutput.hasSuffix("> \n"))
        let path = try BuiltProgram.kithTUI.path()
        let full = try app.shell("echo 1 | '\(path)' --plain >/dev/full")
        #expect(full.status == 74)
        #expect(full.standardError.contains("couldn't write the output"))
        #expect(try app.shell("'\(path)' --version >/dev/full").status == 74)
    }

    @Test func `help and version need no terminal`() throws {
        let help = try app.run(["--help"])
        #expect(help.status == 0)
        #expect(help.standardOutput.contains("kith-tui [WORDS…]"))
        #expect(try app.run(["--version"]).standardOutput.hasPrefix("kith-tui "))
    }

    @Test func `a wrong option is told as kith-tui's own`() throws {
        let wrong = try app.run(["--ofline"])
        #expect(wrong.status == 2)
        #expect(wrong.standardError.contains("unknown option '--ofline' for 'kith-tui'"))
        #expect(wrong.standardError.contains("--offline"))
    }

    @Test func `a faulty choice of implementations is told before the terminal is touched`() throws {
        let faulty = KithProcess(.kithTUI, environment: ["KITH_HOME": home.path, "KITH_USE": "Persistence=paper"])
        let refused = try faulty.run(["--plain"])
        #expect(refused.status == 78)
        #expect(refused.standardError.contains("paper"))
    }
}
