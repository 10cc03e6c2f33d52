import JSON
import Processes
import Testing

/// Control characters in what is typed, by every way in.
@Suite(.waiting)
struct ControlCharacterTests {
    private let home: CommandLineHome

    init() throws {
        home = try CommandLineHome()
    }

    private static let options = [
        "name", "given", "family", "nickname", "organization", "title", "email", "phone", "address", "url", "note",
        "category",
    ]

    @Test(arguments: options) func `no option takes a control character`(option: String) throws {
        for control in ["\u{7}", "\u{1B}[31m", "\u{7F}", "\u{9B}2J"] {
            let refused = try home.kith("new", "--given", "Jyn", "--\(option)", "a\(control)b")
            #expect([2, 7].contains(refused.status), "\(option)")
            // What is no address at all is told so.
            let isTold = option == "email" || refused.standardError.contains("control character")
            #expect(isTold, "\(option): \(refused.standardError)")
        }
        #expect(try home.json("list", "--json")["total"]?.int == 8)
    }

    @Test func `no JSON document brings in a control character, NUL, or half a character`() throws {
        for value in [#"\u0000"#, #"\u0007"#, #"\u001b[2J"#, #"\ud800"#, #"x\udc00"#] {
            for document in [
                #"{"name": {"given": "a\#(value)b"}}"#, #"{"name": {"given": "a"}, "note": "a\#(value)b"}"#,
                #"{"name": {"given": "a"}, "categories": ["a\#(value)b"]}"#,
            ] {
                let refused = try home.kith("new", "--json", "-", input: document)
                #expect(refused.status == 7, "\(document)")
            }
        }
        let half = try home.kith("new", "--json", "-", input: #"{"name": {"given": "\ud83d"}}"#)
        #expect(half.standardError.contains("a whole surrogate pair"))
        #expect(try home.json("list", "--json")["total"]?.int == 8)
    }

    @Test func `no editor brings in a control character`() throws {
        let editor = try EditorHome(script: #"printf 'given: Jyn\007\nnote: a\033[2Jb\n' > "$1""#)
        let refused = try editor.run("new")
        #expect(refused.status == 7)
        #expect(refused.standardError.contains("control character"))
    }

    @Test(arguments: ["\u{B}", "\u{C}", "\u{85}"])
    func `what separates lines elsewhere is a line break, in the store, on the terminal and in cards`(
        separator: String
    ) throws {
        let made = try home.kith("new", "--given", "Jyn", "--family", "Erso", "--note", "12 High St\(separator)Town")
        #expect(made.status == 0)
        let note = try home.json("show", "jyn", "--json")["contact"]?["note"]?.string
        #expect(note == "12 High St\nTown")
        #expect(try home.kith("show", "jyn", "--vcard").standardOutput.contains(#"NOTE:12 High St\nTown"#))
        #expect(try home.kith("show", "jyn").standardOutput.contains("12 High St"))
        #expect(try !home.kith("show", "jyn").standardOutput.contains("StTown"))
    }
}
