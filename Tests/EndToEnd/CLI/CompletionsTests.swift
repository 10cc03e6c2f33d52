import Models
import Processes
import Testing

@Suite(.waiting)
struct CompletionsTests {
    private let home: CommandLineHome

    init() throws {
        home = try CommandLineHome()
        try StoredContacts.write(
            [
                StoredContacts.contact("Wedge \"Red Two\"", "O'Antilles", organization: "Rogue Squadron"),
                StoredContacts.contact("$(touch", "pwned)`id`; x"),
                StoredContacts.contact("-rf", "Rebel"), StoredContacts.contact("Bell\u{7}", "Rebel"),
                StoredContacts.contact("Zev", "Senesca"), StoredContacts.contact("Zev", "Senesca"),
            ], into: home)
    }

    /// What bash offers where the cursor stands behind the last of these words, and what it makes of the first offer.
    private func bash(_ words: String...) throws -> KithProcess.Outcome {
        let quoted = words.map { "'" + $0.replacing("'", with: #"'\''"#) + "'" }.joined(separator: " ")
        let script = """
            set -u
            eval "$("$KITH" completions bash)"
            COMP_WORDS=("$KITH" \(quoted)) COMP_CWORD=\(words.count)
            _kith
            for reply in "${COMPREPLY[@]}"; do
                printf '%s\\n' "$reply"
                eval "set -- $reply"
                printf '%s|' "$#" "$@"; echo
            done
            ls
            """
        return try home.process.shell(
            "cd \"$KITH_HOME\" && mkdir -p empty && cd empty && bash -c '\(script.replacing("'", with: #"'\''"#))'")
    }

    @Test func `bash takes every name as one word, and runs nothing`() throws {
        let wedge = try bash("show", "We")
        #expect(wedge.standardOutput == #"Wedge\ \"Red\ Two\"\ O\'Antilles"# + "\n1|Wedge \"Red Two\" O'Antilles|\n")
        #expect(wedge.standardError.isEmpty)
        let hostile = try bash("show", "$(touch x)")
        #expect(hostile.standardOutput == #"\$\(touch\ pwned\)\`id\`\;\ x"# + "\n1|$(touch pwned)`id`; x|\n")
        #expect(try bash("show", "$(touch pwned2)x", "").standardOutput.contains("pwned2") == false)
        #expect(try bash("show", "z").lines.count == 2)
        #expect(try bash("show", "rogue").lines.first == #"Wedge\ \"Red\ Two\"\ O\'Antilles"#)
    }

    @Test func `bash is offered commands, options and values`() throws {
        #expect(try bash("li").lines.first == "list")
        #expect(try bash("list", "--favo").lines.first == "--favorites")
        #expect(try bash("--book", "=", "re").lines.first == "rebels")
        #expect(try bash("list", "--sort", "fam").lines.first == "family")
        #expect(try bash("config", "get", "opener.e").lines.first == "opener.email")
        #expect(try bash("show", "\"We").lines.first == #"Wedge \"Red Two\" O'Antilles"#)
    }

    @Test func `names that a terminal cannot show, or that would be options, are not offered`() throws {
        let all = try home.kith("__complete", "zsh", "--", "show", "")
        #expect(
            all.lines.map { $0.prefix { $0 != "\t" } } == [
                "$(touch pwned)`id`; x", "Wedge \"Red Two\" O'Antilles", "Zev Senesca",
            ])
        #expect(all.standardError.isEmpty)
    }

    @Test(arguments: [
        ["__complete"], ["__complete", "ksh", "--", "x"], ["__complete", "bash"], ["__complete", "bash", "--"],
        ["__complete", "bash", "--", "show", "'"], ["__complete", "bash", "--", "--nonsense", "=", "\\"],
    ])
    func `no question is answered with an error`(arguments: [String]) throws {
        let answer = try home.process.run(arguments)
        #expect(answer.status == 0)
        #expect(answer.standardError.isEmpty)
    }

    @Test func `a broken config file and a store of somebody else keep silence`() throws {
        _ = try home.process.shell("echo '[broken' > \"$KITH_HOME/config\"")
        let broken = try home.kith("__complete", "bash", "--", "show", "W")
        #expect(broken.status == 0)
        #expect(broken.standardOutput + broken.standardError == "")
        #expect(try home.kith("__complete", "bash", "--", "li").standardOutput == "list\n")
        #expect(try home.kith("completions", "fish").status == 0)
        _ = try home.process.shell("rm \"$KITH_HOME/config\"; echo no database > \"$KITH_HOME/kith.db\"")
        let foreign = try home.kith("__complete", "bash", "--", "show", "W")
        #expect(foreign.status == 0)
        #expect(foreign.standardOutput + foreign.standardError == "")
    }

    @Test func `at most fifty names are offered`() throws {
        let many = try CommandLineHome()
        try StoredContacts.write(
            (1...120).map { StoredContacts.contact("Trooper", "Number \($0)") }, into: many)
        #expect(try many.kith("__complete", "fish", "--", "show", "troop").lines.count == 50)
        #expect(try many.kith("__complete", "fish", "--", "show", "").lines.count == 50)
    }
}
