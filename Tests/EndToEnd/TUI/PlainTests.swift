import Processes
import Testing

/// What the app is without a terminal that can be drawn on.
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
        #expect(try app.shell("ls -A '\(home.path)'").lines.isEmpty)
    }

    @Test func `the dialogue lists, shows, searches, and ends with its input`() throws {
        let talk = try app.run(["--plain"], input: "2\n/solo\n/\n99\nwhat\n")
        #expect(talk.status == 0)
        #expect(talk.lines.contains("> Darth Vader"))
        #expect(talk.standardOutput.contains("Birthdate: Jul 13, 1947"))
        #expect(talk.standardOutput.contains("1 Han Solo, RESISTANCE"))
        #expect(talk.standardOutput.contains("Contacts 1 to 8 of 8."))
        #expect(talk.standardOutput.contains("Type a number from 1 to 8."))
        #expect(!talk.standardOutput.contains("\u{1B}"))
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
