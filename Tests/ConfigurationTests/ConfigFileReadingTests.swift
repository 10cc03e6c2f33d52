import Configuration
import Testing

func config(_ text: String) throws(ConfigurationError) -> ConfigFile {
    try ConfigFile(path: "config", bytes: Array(text.utf8))
}

struct ConfigFileReadingTests {
    @Test func `settings are found by section, subsection and name`() throws {
        let file = try config(
            """
            # Kith
            [opener]
            \temail = aerc compose {}
            [book "rebels"]
            \turl = http://example.org/   ; where they are
            [book "Red.Five"]
            \turl=x
            """)
        #expect(file.get("opener.email") == "aerc compose {}")
        #expect(file.get("book.rebels.url") == "http://example.org/")
        #expect(file.get("book.Red.Five.url") == "x")
        #expect(file.get("book.url") == nil)
        #expect(file.get("email") == nil)
        #expect(file.list.map(\.key.description) == ["opener.email", "book.rebels.url", "book.Red.Five.url"])
        #expect(file.list.map(\.line) == [3, 5, 7])
    }

    @Test func `the case of sections and names does not count, that of subsections does`() throws {
        let file = try config("[Book \"Rebels\"]\nURL = x\n[OLD.Style]\nkey = y")
        #expect(file.get("bOOK.Rebels.uRl") == "x")
        #expect(file.get("book.rebels.url") == nil)
        #expect(file.get("old.style.key") == "y")
    }

    @Test func `the last of several values wins and all can be had`() throws {
        let file = try config("[a]\nk = 1\n[b]\nk = 2\n[a]\nk = 3\n")
        #expect(file.get("a.k") == "3")
        #expect(file.getAll("a.k") == ["1", "3"])
        #expect(file.getAll("a.none") == [])
    }

    @Test(arguments: [
        ("k = a  b \t ", "a  b"), ("k=", ""), ("k = \"\"", ""), ("k", "true"), ("k # no value", "true"),
        ("k = \"a ; b\" # c", "a ; b"),
        ("k = a\"  b \"c", "a  b c"), ("k = \" a \"", " a "), (#"k = \"q\" \\ \t.\n.\b"#, "\"q\" \\ \t.\n.\u{8}"),
        ("k = one \\\n  two", "one   two"), ("k = one\\\r\n two\r\n", "one two"), ("k = \"one\\\ntwo\"", "onetwo"),
        ("k = b \\\n\n", "b"),
        ("k = x#y", "x"), ("k = a = b", "a = b"), ("k = é日😀", "é日😀"), ("k = x\r", "x"),
    ])
    func `values are unquoted as git does it`(line: String, value: String) throws {
        #expect(try config("[s]\n\(line)").get("s.k") == value)
        #expect(try config("\u{FEFF}[s] \(line)\n\n").get("s.k") == value)
    }

    @Test func `subsections are unquoted`() throws {
        #expect(try config(#"[s "a\"b\\c\d]"] k = 1"#).get(#"s.a"b\cd].k"#) == "1")
        #expect(try config("[s \"\"] k = 1").get("s..k") == "1")
    }

    @Test func `booleans have git's many names`() throws {
        for yes in ["= yes", "= TRUE", "= On", "= 1", ""] { #expect(try config("[s]\nk \(yes)").bool("s.k") == true) }
        for no in ["= no", "= False", "= off", "= 0", "="] { #expect(try config("[s]\nk \(no)").bool("s.k") == false) }
        #expect(try config("[s]").bool("s.k") == nil)
        let error = #expect(throws: ConfigurationError.self) { try config("[s]\nk = maybe").bool("s.k") }
        #expect(error?.kind == .invalidValue)
        #expect(error?.message == "config:2: s.k is 'maybe', but must be yes or no")
    }

    @Test(arguments: [
        ("k = 1", 1, 1, "a [section] before the first name"), ("[s]\n  = 1", 2, 3, "a [section], a name, or a comment"),
        ("[]", 1, 2, "the name of a section"), ("[s", 1, 3, "']' or a subsection in quotes"),
        ("[s \"x]", 1, 7, "a closing quote"),
        ("[s \"x\" y]", 1, 8, "']'"), ("[s \"é\ny\"]", 1, 6, "a closing quote"),
        ("[s]\nk v", 2, 3, "'=' after the name"),
        ("[s]\nk_x = 1", 2, 2, "'=' after the name"), ("[s]\n\nk = \"é", 3, 7, "a closing quote"),
        ("[s]\nk = \"a\nb\"", 2, 7, "a closing quote"),
        ("[s]\nk = C:\\dir", 2, 8, #"\\, \", \n, \t, \b or the end of the line after a backslash"#),
        ("[s]\nk = a\u{1B}[0m", 2, 6, "no control character"),
        ("[s]\nk = a\\", 2, 7, #"\\, \", \n, \t, \b or the end of the line after a backslash"#),
    ])
    func `an error names file, line, column and what was expected`(
        text: String, line: Int, column: Int, expected: String
    ) {
        let error = #expect(throws: ConfigurationError.self) { try config(text) }
        #expect(error?.kind == .syntax(line: line, column: column))
        #expect(error?.message == "config:\(line):\(column): expected \(expected)")
    }

    @Test func `bytes that are not UTF-8 are refused in values and kept in comments`() throws {
        let comment = try ConfigFile(path: "config", bytes: Array("# ".utf8) + [0xFF, 0x00, 0x0A])
        #expect(comment.list.isEmpty)
        let error = #expect(throws: ConfigurationError.self) {
            try ConfigFile(path: "config", bytes: Array("[s]\nk = ".utf8) + [0xFF])
        }
        #expect(error?.kind == .syntax(line: 2, column: 5))
    }

    @Test func `a file of one mebibyte is read and one byte more is refused`() throws {
        let line = String(repeating: "# kith\n", count: ConfigFile.sizeLimit / 7)
        let text = line + String(repeating: "#", count: ConfigFile.sizeLimit - line.utf8.count)
        #expect(throws: Never.self) { try config(text) }
        let error = #expect(throws: ConfigurationError.self) { try config(text + "#") }
        #expect(error?.kind == .tooLarge)
    }

    @Test(arguments: ["", ".", "a", "a.", ".b", "a.1b", "a.b_c", "a b.c", "a.x\ny.b", "ä.b", "a.ö"])
    func `what is no name of a setting is refused`(name: String) {
        let error = #expect(throws: ConfigurationError.self) { try ConfigKey(name) }
        #expect(error?.kind == .invalidKey)
    }
}
