import ArgumentParsing
import Testing

struct HelpTests {
    private func help(_ path: [String], width: Int = 80) -> String {
        HelpText(sampleTable, width: width).text(for: .command(path))
    }

    @Test func `the help of a command tells all that its definition holds`() {
        #expect(
            help(["list"]) == """
                List contacts

                Usage
                  kith list [WORDS…] [--sort name|family|recent] [--limit N] [--fields FIELDS]
                            [--json | --jsonl | --tsv | --format TEMPLATE] [--[no-]header]
                            [--null]

                Words are ANDed; each matches the start of a word.

                  field:word  limits a word to a field

                Aliases
                  ls

                Arguments
                  WORDS…  What to look for

                Options
                      --sort ORDER       Sort by: name, family or recent
                  -n, --limit N          Show at most N contacts
                      --fields FIELDS    Show these fields: name, email and phone, separated by
                                         commas
                      --json             Print one JSON document
                      --jsonl            Print JSON Lines
                      --tsv              Print tab-separated values
                      --format TEMPLATE  Print by a template
                      --[no-]header      Begin with a header line
                  -0, --null             End records with NUL

                Global options
                  -b, --book BOOK   Use this address book only
                      --color WHEN  Color the output: auto, always or never
                  -q, --quiet       Say nothing but errors
                  -v, --verbose     Log each request
                  -h, --help        Show help for the command
                      --version     Show the version

                Examples
                  kith list luke
                      everybody whose name, e-mail or organization has a word that begins with
                      luke

                """)
    }

    @Test func `the help of a group shows the usage of its commands and its default`() {
        let text = help(["book"])
        #expect(
            text.hasPrefix(
                """
                Address books

                Usage
                  kith book [list] [--json]
                  kith book add NAME [--directory KIND]
                  kith book set BOOK K=V…

                Commands
                  list  List the books (default)
                  add   Add a book
                  set   Set options

                Global options
                """))
    }

    @Test func `the overview lists visible commands by group, topics and global options`() {
        let text = help([])
        #expect(
            text.hasPrefix(
                """
                Your contacts, from every directory, in the terminal

                Usage
                  kith COMMAND [ARGUMENT…] [OPTION…]

                Contacts
                  list   List contacts
                  show   Show a contact
                  new    Make a contact
                  photo  A contact's photo

                Books
                  book  Address books
                  move  Move a contact

                Commands
                  help  Show help for a command or a topic

                Help topics
                  json  The keys of JSON documents

                Global options
                """))
        #expect(!text.contains("secret"))
    }

    @Test func `a topic is its text, and what is unknown is the overview`() {
        #expect(
            HelpText(sampleTable).text(for: .topic("json")) == "Every document is an object.\n\n  {\"schema\": …}\n")
        #expect(HelpText(sampleTable).text(for: .topic("nothing")) == help([]))
        #expect(help(["nothing"]) == help([]))
    }

    @Test func `repeated options say so`() {
        let text = help(["new"])
        #expect(text.contains("kith new [--email [LABEL:]ADDRESS]… [--given NAME]"))
        #expect(text.split(separator: "\n").joined().contains("can be repeated"))
    }

    @Test(arguments: [40, 60, 80, 132])
    func `no line is wider than the terminal`(width: Int) {
        for path in [[], ["list"], ["show"], ["book"], ["photo", "set"], ["help"]] {
            for line in help(path, width: width).split(separator: "\n") where !line.contains("[--json |") {
                #expect(line.count <= width, "\(line)")
            }
        }
    }

    @Test func `absurd widths still give help`() {
        for width in [Int.min, -1, 0, 1, .max] { #expect(help(["list"], width: width).hasPrefix("List contacts\n")) }
    }

    @Test func `style adds color without moving a column`() {
        let styled = HelpText(sampleTable) { text, role in role == .heading ? "<h>\(text)</h>" : "<\(text)>" }
        let plain = styled.text(for: .command(["list"])).replacing("<h>", with: "").replacing("</h>", with: "")
        #expect(plain != help(["list"]))
        #expect(plain.replacing("<", with: "").replacing(">", with: "") == help(["list"]))
    }
}
