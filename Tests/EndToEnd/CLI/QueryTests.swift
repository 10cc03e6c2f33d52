import Models
import Processes
import Testing

@Suite(.waiting)
struct QueryTests {
    private let home: CommandLineHome

    init() throws {
        home = try CommandLineHome()
        try StoredContacts.write(
            [
                StoredContacts.contact("Wedge", "Antilles", emails: [Labeled("wedge@rebels.example")]),
                StoredContacts.contact(
                    "Zev", "Senesca",
                    emails: [
                        Labeled("zev@home.example", types: ["home"]),
                        Labeled(" zev@work.example\n", types: ["work"], preference: 1),
                        Labeled("zev@home.example"),
                    ], organization: "Rogue\tSquadron", isFavorite: true),
                StoredContacts.contact(
                    "Evil\tO\u{1B}[2J", "Rebel", emails: [Labeled("a@x\n, bcc@y\t\u{7}"), Labeled(" ")]),
                StoredContacts.contact("Nobody", "Rebel"),
            ], into: home)
    }

    @Test func `a mail client gets address, name and the rest, favorites first, without a header`() throws {
        let all = try home.kith("query", "")
        #expect(all.status == 0)
        #expect(
            all.standardOutput == """
                zev@work.example\tZev Senesca\tRogue Squadron
                zev@home.example\tZev Senesca\tRogue Squadron
                a@x\u{FFFD}, bcc@y\u{FFFD}\u{FFFD}\tEvil O\u{FFFD}[2J Rebel\trebels
                wedge@rebels.example\tWedge Antilles\trebels

                """)
        #expect(all.standardError.isEmpty)
        #expect(try home.kith("query", "wed", "--no-header").lines == ["wedge@rebels.example\tWedge Antilles\trebels"])
        #expect(try home.kith("query", "wedge antilles") == home.kith("query", "wedge", "antilles"))
    }

    @Test func `mutt gets a line of its own first`() throws {
        let found = try home.kith("query", "--header", "zev")
        #expect(found.lines.count == 3)
        #expect(found.lines[0] == "2 addresses")
        let missed = try home.kith("query", "--header", "darth")
        #expect(missed.status == 1)
        #expect(missed.standardOutput == "no address matches\n")
        #expect(missed.standardError.isEmpty)
    }

    @Test(arguments: ["darth", "nobody", "***", "email:"])
    func `where nothing matches one line on stderr says so`(words: String) throws {
        let missed = try home.kith("query", words)
        #expect(missed.status == 1)
        #expect(missed.standardOutput.isEmpty)
        #expect(missed.standardError == "no address matches\n")
    }

    @Test func `a book narrows, and an unknown one is an error`() throws {
        #expect(try home.kith("query", "wedge", "--book", "rebels").status == 0)
        let failed = try home.kith("query", "wedge", "--book", "nowhere")
        #expect(failed.status == 1)
        #expect(failed.standardOutput.isEmpty)
        #expect(failed.standardError.contains("nowhere"))
    }
}
