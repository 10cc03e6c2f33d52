import Processes
import Testing

/// Input as it comes from broken pipes, odd terminals and mischief.
@Suite(.waiting)
struct PlainInputTests {
    private let session: PlainSession

    init() throws {
        session = try PlainSession()
    }

    private func pipe(_ producer: String) throws -> KithProcess.Outcome {
        try session.app.shell("\(producer) | \"$KITH\" --plain")
    }

    @Test func `a line that is no text is told, and nothing of it is taken`() throws {
        let said = try pipe(#"printf 'n\nRen\351\nA\0B\nA\033[AB\nRen\303\251\n.\ny\n'"#)
        #expect(said.status == 0)
        #expect(said.standardOutput.contains("That line is not UTF-8 and was ignored."))
        #expect(said.standardOutput.contains("That line has a control character"))
        #expect(try session.names("rene") == ["René"])
    }

    @Test func `a huge line is passed over`() throws {
        let said = try pipe("{ echo n; head -c 3000000 /dev/zero | tr '\\0' x; echo; printf 'Ada\\n.\\ny\\n'; }")
        #expect(said.status == 0)
        #expect(said.standardOutput.contains("That line is too long and was ignored."))
        #expect(said.standardOutput.utf8.count < 4_000)
        #expect(try session.names("ada") == ["Ada"])
    }

    @Test(arguments: [
        ["d 1", "T", "E"], ["b", "d 2"], ["b", "n", "friends"], ["b", "n", "friends", "."], ["n"],
        ["n", "Ada", ".", "n"],
        ["e 1", "", "", "", "/e-mail", "a@x.example"], ["e 1", "/note", "one"], ["p 1"], ["o"], ["a"],
    ])
    func `the end of the input in any question changes nothing`(lines: [String]) throws {
        let said = try session.app.run(["--plain"], input: lines.map { $0 + "\n" }.joined())
        #expect([0, 7].contains(said.status))
        // Who is asked for what would be lost otherwise is told that it is not done.
        #expect((said.status == 7) == said.standardOutput.contains("End of input: "))
        #expect(said.standardOutput.hasSuffix("\n"))
        #expect(try session.names("--sort", "name").count == (lines[0] == "d 1" ? 7 : 8))
        #expect(try session.home.kith("book", "list").lines.count == 1)
        #expect(try session.home.kith("trash").lines.count == (lines[0] == "d 1" ? 1 : 0))
    }

    @Test(arguments: ["-9223372036854775808", "9223372036854775808", "0", "-1", "1-", "\u{0661}"])
    func `no number is too odd for a question`(number: String) throws {
        let said = try session.type(
            "o", number, "", number, "d \(number)", "b", number, "r \(number)", "h", "T", number, "h")
        #expect(said.status == 0)
        #expect(try session.names().count == 8)
    }

    @Test func `lines may end as on other machines, and the last one as it likes`() throws {
        let said = try pipe(#"printf 'f 1\r\nf 2'"#)
        #expect(said.status == 0)
        #expect(try session.names("--favorites").count == 2)
    }

    @Test func `nobody who stops listening keeps it running`() throws {
        let said = try session.app.shell("yes '?' | \"$KITH\" --plain | head -n 1")
        #expect(said.lines == ["Kith, contacts. Type ? and Enter for help."])
    }

    /// A shell's line that talks with the program on a terminal: in turn what is waited for, and what is typed then.
    /// Its output is the terminal's, its status the program's.
    private static func dialogue(_ turns: [String]) -> String {
        var feed = ""
        for place in stride(from: 0, to: turns.count - 1, by: 2) {
            feed += "seen \(turns[place]); printf '\(turns[place + 1])'; "
        }
        // In the background a shell has its programs ignore Ctrl-C, so that the typing is done there.
        return """
            out=$(mktemp); mkfifo "$out.in"
            seen() { until grep -q -- "$1" "$out"; do sleep 0.05; done; }
            { \(feed)until [ -e "$out.over" ]; do sleep 0.05; done; } > "$out.in" &
            script -qefc "'$KITH'" "$out" < "$out.in"; code=$?
            : > "$out.over"; wait; rm -f "$out" "$out.in" "$out.over"; exit $code
            """
    }

    @Test func `on a dumb terminal it is the same dialogue`() throws {
        let app = KithProcess(.kithTUI, environment: ["KITH_HOME": session.home.folder.path, "TERM": "dumb"])
        let said = try app.shell(Self.dialogue(["'> '", "f 2\\n", "Favorited", "q\\n"]))
        #expect(said.standardOutput.contains("Favorited Darth Vader"))
        #expect(!said.standardOutput.contains("\u{1B}"))
        #expect(try session.names("--favorites") == ["Darth Vader"])
    }

    @Test func `Ctrl-C ends it as it ends any program, and keeps what was done`() throws {
        let app = KithProcess(.kithTUI, environment: ["KITH_HOME": session.home.folder.path, "TERM": "dumb"])
        let said = try app.shell(
            Self.dialogue(["'> '", "f 2\\n", "Favorited", "n\\n", "Given", "Ada\\n", "Additional", "\\003"]))
        #expect(said.status == 130)
        #expect(try session.names("--favorites") == ["Darth Vader"])
        #expect(try session.names("ada").isEmpty)
    }

    @Test func `each of Kith's lines is one, whatever a name is`() throws {
        _ = try session.home.kith("new", "--json", "-", input: #"{"name":{"given":"Evil\u001b[31m\n99 Forged\u202e"}}"#)
        let said = try session.type("/evil", "1", "f", "e", "", ".", "d", "T", "1", "h")
        #expect(!said.standardOutput.contains("\u{1B}"))
        #expect(!said.standardOutput.contains("\u{202E}"))
        #expect(!said.lines.contains { $0.hasPrefix("99") })
    }
}
