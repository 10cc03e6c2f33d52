import ArgumentParsing
import Testing

struct ManualTests {
    private let pages = ManualPage.pages(of: sampleTable, version: "1.0")

    private func text(_ name: String) throws -> String { try #require(pages.first { $0.fileName == name }).text }

    @Test func `there is a page for the program and for each visible command`() {
        #expect(
            pages.map(\.fileName) == [
                "kith.1", "kith-list.1", "kith-show.1", "kith-new.1", "kith-photo.1", "kith-book.1", "kith-move.1",
                "kith-help.1",
            ])
    }

    @Test func `a page has every option of its command and of its subcommands`() throws {
        let list = try text("kith-list.1")
        for option in ["sort", "limit", "fields", "json", "jsonl", "tsv", "format", "header", "no\\-header", "null"] {
            #expect(list.contains("\\-\\-\(option)"))
        }
        #expect(try text("kith-book.1").contains("\\-\\-directory KIND"))
        #expect(try text("kith-photo.1").contains(".SH \"KITH PHOTO SET\""))
        for page in pages { #expect(page.text.contains("\\-\\-color WHEN")) }
    }

    @Test func `a program without commands has one page, with its words, options and topics`() throws {
        let table = CommandTable(
            CommandDefinition(
                "look", "Look for contacts", arguments: [ArgumentDefinition("WORDS", "What to look for", count: .any)],
                options: [.flag("plain", "Line by line")]),
            topics: [HelpTopic("keys", "Keys", text: "List\n\n  j  down")])
        let pages = ManualPage.pages(of: table, version: "1", related: ["kith"])
        #expect(pages.map(\.fileName) == ["look.1"])
        let page = try #require(pages.first).text
        #expect(!page.contains("COMMAND"))
        for part in ["\\fBlook\\fR\n[WORDS...]", ".SH \"ARGUMENTS\"", "\\-\\-plain", ".SH \"KEYS\"", "  j  down"] {
            #expect(page.contains(part))
        }
        #expect(page.contains(".SH \"SEE ALSO\"\n\\fBkith\\fR(1)\n"))
    }

    @Test func `text cannot become a request, and is ASCII`() throws {
        let table = CommandTable(
            CommandDefinition(
                "kith", ".so /etc/passwd", discussion: "'br\n.ex \\n(.x \"q\" `a' ^~ … 山\u{1F600}\n\n  .sp  as it is\n",
                subcommands: [CommandDefinition("x", "\\fB and \"quotes\" and - and …", discussion: ".ex")]))
        for page in ManualPage.pages(of: table, version: "1") {
            #expect(page.text.utf8.allSatisfy { $0 < 0x80 })
            for line in page.text.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
                let macro = line.prefix { $0 != " " }
                #expect([".TH", ".nh", ".ad", ".SH", ".PP", ".TP", ".HP", ".EX", ".EE"].contains(macro))
            }
        }
        let page = try #require(ManualPage.pages(of: table, version: "1").first).text
        #expect(
            page.contains("\\(aqbr\n\\&.ex \\en(.x \\(dqq\\(dq \\(gaa\\(aq \\(ha\\(ti ... \\[u5C71]\\[u1F600]\n"))
        #expect(page.contains(".PP\n.EX\n  .sp  as it is\n.EE\n"))
    }
}
