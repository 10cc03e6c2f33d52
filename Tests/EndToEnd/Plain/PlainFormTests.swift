import JSON
import Processes
import Testing

/// The form of the dialogue, field by field.
@Suite(.waiting)
struct PlainFormTests {
    private let session: PlainSession

    init() throws {
        session = try PlainSession()
    }

    @Test func `a contact is made field by field, and kith reads it back`() throws {
        let said = try session.type(
            "n", "山田", "", "太郎", "/email", "a@x.example", "work", "<", "+", "b@x.example", "", "/phone", "+81 3 1234",
            "cell", "/birth", "--05-04", "first line", "second line", ".", "/fav", "y", "y")
        #expect(said.status == 0, "\(said.standardError)")
        #expect(said.standardOutput.contains("Saved 山田 太郎 · u undo"))
        let contact = try #require(try session.contact("山田"))
        #expect(contact["name"]?["given"]?.string == "山田")
        #expect(contact["emails"]?.array?.map { $0["value"]?.string } == ["a@x.example", "b@x.example"])
        #expect(contact["emails"]?.array?.map { $0["label"]?.string } == ["work", nil])
        #expect(contact["phones"]?.array?.first?["label"]?.string == "cell")
        #expect(contact["birthday"]?.string == "--05-04")
        #expect(contact["note"]?.string == "first line\nsecond line")
        #expect(contact["favorite"]?.bool == true)
    }

    @Test(arguments: [
        "علی\u{200C}رضا", "\u{D05}\u{D35}\u{D28}\u{D4D}\u{200D}", "Jose\u{301}", "🏴\u{E0067}\u{E0062}\u{E007F}",
        "☎\u{FE0E}",
    ])
    func `what is not seen in a line is taken as it was typed`(name: String) throws {
        #expect(try session.type("n", name, ".", "y").status == 0)
        let given = try session.contact(name)?["name"]?["given"]?.string
        #expect(given.map { Array($0.utf8) } == Array(name.utf8))
    }

    @Test func `Enter keeps, a sign clears, and labels are changed and taken away`() throws {
        _ = try session.home.kith(
            "new", "--given", "Jyn", "--family", "Erso", "--email", "home:j@x.example", "--phone", "work:12345",
            "--title",
            "Sergeant", "--note", "old")
        let said = try session.type(
            "/jyn", "e 1", "", "", "-", "/title", "-", "#", "work", "", "#", "-", "/note", "+", "new", ".", ".", "y")
        #expect(said.status == 0)
        #expect(said.standardOutput.contains("E-mail, home, j@x.example>"))
        let contact = try #require(try session.contact("jyn"))
        #expect(contact["name"]?["full"]?.string == "Jyn")
        #expect(contact["title"] == .null)
        #expect(contact["emails"]?.array?.first?["label"]?.string == "work")
        #expect(contact["phones"]?.array?.first?["label"] == .null)
        #expect(contact["note"]?.string == "old\nnew")
    }

    @Test func `a note keeps its paragraphs and indentation, and is told in its lines`() throws {
        let said = try session.type(
            "n", "Ada", "/note", "Shopping:", "  - tea", "    green", "", #"\."#, "?", ".", ".", "y",
            "/ada", "e 1", "/note", "+", "", "  more", ".", ".", "y", "1")
        #expect(said.status == 0)
        #expect(
            try session.contact("ada")?["note"]?.string == "Shopping:\n  - tea\n    green\n\n.\n?\n\n  more")
        let told = "Note:\n  Shopping:\n    - tea\n      green\n\n  .\n  ?\nNote, 6 lines>"
        #expect(said.standardOutput.contains(told), "\(said.standardOutput)")
        #expect(said.standardOutput.contains("Note: Shopping:\n    - tea\n      green\n\n  .\n  ?\n\n    more\n"))
    }

    @Test func `a value that cannot be is told at its field, and asked again`() throws {
        let said = try session.type(
            "n", "Ada", "/e-mail", "nobody", "ada@x.example", "", "x", "1", "", "/birth", "someday", "1815-12-10", ".",
            "y")
        #expect(said.standardOutput.contains("E-mail is not an address"))
        #expect(said.standardOutput.contains("Phone is not a number"))
        #expect(said.standardOutput.contains("Birthdate is not a date"))
        let contact = try #require(try session.contact("ada"))
        #expect(contact["emails"]?.array?.first?["value"]?.string == "ada@x.example")
        #expect(contact["birthday"]?.string == "1815-12-10")
    }

    @Test func `what is wrong at saving leads to its field`() throws {
        let said = try session.type("n", "Ada", "/e-mail", "nobody", "", ".", "y", "ada@x.example", "", ".", "y")
        #expect(said.status == 0)
        #expect(try session.contact("ada")?["emails"]?.array?.first?["value"]?.string == "ada@x.example")
    }

    @Test func `nothing is saved before the person says so, and leaving asks`() throws {
        let forgot = try session.type("e 7", "Lucas", ".", "n", "", "what", "n", "y")
        #expect(forgot.status == 0)
        #expect(forgot.standardOutput.contains("Leave without saving one changed field?"))
        #expect(forgot.standardOutput.contains("Nothing was saved."))
        #expect(try session.names("lucas").isEmpty)
        #expect(try session.type("e 7", ".").standardOutput.contains("Nothing was changed."))
        #expect(try session.type("n", ".").standardOutput.contains("Nothing was entered. No contact was added."))
    }

    @Test(arguments: [
        ["n", "Ada"], ["n", "Ada", "."], ["n", "Ada", ".", "n"], ["n", "Ada", "/e-mail", "a@x.example"],
        ["n", "Ada", "/note", "one"], ["n", "Ada", "/e-mail", "nobody"],
    ])
    func `the end of the input in a form saves nothing, and says so`(lines: [String]) throws {
        let said = try session.app.run(["--plain"], input: lines.map { $0 + "\n" }.joined())
        #expect(said.status == 7)
        #expect(said.standardOutput.contains("End of input: the new contact was not saved"))
        #expect(try session.names("ada").isEmpty)
    }

    @Test func `a form that is left as it was ends with the input as any other`() throws {
        #expect(try session.type("e 7").status == 0)
        #expect(try session.type("n").status == 0)
    }

    @Test func `signs are typed behind a backslash, and nothing else is changed by one`() throws {
        let said = try session.type("n", #"\-"#, "", #"Back\slash"#, "/note", #"\/etc"#, ".", ".", "y")
        #expect(said.status == 0)
        let contact = try #require(try session.contact("back"))
        #expect(contact["name"]?["given"]?.string == "-")
        #expect(contact["name"]?["family"]?.string == #"Back\slash"#)
        #expect(contact["note"]?.string == "/etc")
    }

    @Test func `what others change meanwhile is not lost`() throws {
        let path = try BuiltProgram.kithTUI.path()
        // kith changes the same field between the form's opening and its saving.
        let said = try session.home.process.shell(
            """
            { printf 'e 7\\nMine\\n.\\n'; sleep 1; "$KITH" edit luke --given Theirs >/dev/null; printf 'y\\n\\n.\\ny\\n'; } \
            | '\(path)' --plain
            """)
        #expect(said.status == 0, "\(said.standardError)")
        #expect(said.standardOutput.contains("was changed in the meantime to \"Theirs\""))
        #expect(try session.names("skywalker") == ["Mine Skywalker"])
    }

    @Test func `a contact that is deleted meanwhile is made anew, if that is wanted`() throws {
        let path = try BuiltProgram.kithTUI.path()
        let said = try session.home.process.shell(
            """
            { printf 'e 7\\nMine\\n.\\n'; sleep 1; "$KITH" delete luke >/dev/null; printf 'y\\ny\\n'; } | '\(path)' --plain
            """)
        #expect(said.standardOutput.contains("This contact was deleted in the meantime."))
        #expect(said.standardOutput.contains("Saved Mine Skywalker"))
        #expect(try session.names("skywalker") == ["Mine Skywalker"])
    }

    @Test func `an attribute is not saved without its name`() throws {
        let said = try session.type("n", "Ada", "/attr", "42", "", "", ".", "y", "#", "Number", ".", "y")
        #expect(said.standardOutput.contains("Attribute needs a name."))
        let attribute = try session.contact("ada")?["attributes"]?.array?.first
        #expect(attribute?["name"]?.string == "Number")
        #expect(attribute?["value"]?.string == "42")
    }
}
