import ArgumentParsing
import Testing

struct CompletedLineTests {
    private let hostile = Completion.Candidate("Leia \"$(id)\" O'Neil; `x` \\ a=b:c@d!", "a contact")

    @Test(arguments: [
        (["show", #"Leia\ O"#], ["show", "Leia O"]), (["show", #""Leia O"#], ["show", "Leia O"]),
        (["'a b'", #""a\"\n$b""#, #"a'b 'c"#], ["a b", #"a"\n$b"#, "ab c"]),
        (["$(id)", "`id`", ""], ["$(id)", "`id`", ""]),
        ([#"a\"#], ["a"]), (["'"], [""]),
    ])
    func `quotes are taken away and nothing is expanded`(raw: [String], words: [String]) {
        for shell in Shell.allCases { #expect(CompletedLine(raw, shell: shell).words == words) }
    }

    @Test func `bash gets one plain word, whatever is in it`() {
        let plain = CompletedLine(["show", "L"], shell: .bash)
        #expect(
            plain.reply(hostile, lead: "")
                == #"Leia\ \"\$\(id\)\"\ O\'Neil\;\ \`x\`\ \\\ a\=b\:c\@d\!"#)
        #expect(plain.reply(.init("Łukasz"), lead: "") == "Łukasz")
        let double = CompletedLine(["show", "\"L"], shell: .bash)
        #expect(double.reply(hostile, lead: "") == #"Leia \"\$(id)\" O'Neil; \`x\` \\ a=b:c@d!"#)
        let single = CompletedLine(["show", "'L"], shell: .bash)
        #expect(single.reply(hostile, lead: "") == #"Leia "$(id)" O'\''Neil; `x` \ a=b:c@d!"#)
    }

    @Test func `zsh and fish quote by themselves, and get a summary`() {
        for shell in [Shell.zsh, .fish] {
            let line = CompletedLine(["--book=d"], shell: shell)
            #expect(line.reply(.init("a b", "a book"), lead: "--book=") == "--book=a b\ta book")
            #expect(line.reply(.init("demo"), lead: "") == "demo")
        }
    }

    @Test func `bash's three words of an option with a value are one`() {
        let split = CompletedLine(["list", "--fields", "=", "name,e"], shell: .bash)
        #expect(split.words == ["list", "--fields=name,e"])
        #expect(split.reply(.init("email"), lead: "--fields=name,") == "name,email")
        #expect(CompletedLine(["--book", "="], shell: .bash).words == ["--book="])
        #expect(CompletedLine(["--book", "="], shell: .bash).reply(.init("demo"), lead: "--book=") == "demo")
        let whole = CompletedLine(["--book=d"], shell: .bash)
        #expect(whole.reply(.init("demo"), lead: "--book=") == "--book=demo")
        #expect(CompletedLine(["--book", "=", "x", "show", "l"], shell: .bash).words == ["--book=x", "show", "l"])
        #expect(CompletedLine(["a", "=", "b"], shell: .bash).words == ["a", "=", "b"])
    }

    @Test(arguments: Shell.allCases)
    func `a script asks the program and evaluates nothing`(shell: Shell) {
        let script = shell.script(for: "kith")
        #expect(script.contains("__complete \(shell.rawValue) -- "))
        #expect(!script.contains("PROGRAM"))
        #expect(!script.split(separator: "\n").contains { !$0.hasPrefix("#") && $0.contains("eval ") })
    }
}
