import JSON
import Processes
import Testing

@Suite(.waiting)
struct ContactDocumentTests {
    private func contact(_ home: CommandLineHome, _ words: String) throws -> JSONObject {
        try #require(try home.json("show", words, "--json")["contact"]?.object)
    }

    @Test func `a copy by JSON is faithful: several names, nicknames and units stay several`() throws {
        let home = try CommandLineHome()
        let made = try home.kith(
            "new", "--given", "Jean", "--given", "Paul", "--nickname", "A", "--nickname", "B C", "--organization",
            "X;Y, Z;W")
        let printed = try home.kith("show", made.lines[0], "--json").standardOutput
        let copy = try home.kith("new", "--json", "-", input: printed)
        #expect(copy.status == 0)
        let name = try JSONValue.parse(Array(copy.standardOutput.utf8))["contact"]?["name"]
        #expect(name?["givens"] == ["Jean", "Paul"])
        #expect(name?["given"] == "Jean Paul")
        #expect(name?["nicknames"] == ["A", "B C"])
        let contact = try JSONValue.parse(Array(copy.standardOutput.utf8))["contact"]
        #expect(contact?["organization_units"] == ["Y, Z", "W"])
        #expect(contact?["organization"] == "X, Y, Z, W")
    }

    @Test(arguments: [
        (#"{"name":{"given":"Paul"}}"#, ["Paul"]), (#"{"name":{"givens":["Jean","Luc"]}}"#, ["Jean", "Luc"]),
        (#"{"name":{"given":"Jean Luc","givens":["Jean","Luc"]}}"#, ["Jean", "Luc"]),
        (#"{"name":{"given":"Luc","givens":["Jean","Paul"]}}"#, ["Luc"]), (#"{"name":{"givens":[]}}"#, []),
    ])
    func `of text and list that counts which says something else`(document: String, givens: [String]) throws {
        let home = try CommandLineHome()
        let id = try home.kith("new", "--given", "Jean", "--given", "Paul", "--family", "S").lines[0]
        #expect(try home.kith("edit", id, "--json", "-", input: document).status == 0)
        let contact = try JSONValue.parse(Array(home.kith("show", id, "--json").standardOutput.utf8))["contact"]
        #expect(contact?["name"]?["givens"] == .array(givens.map { .string($0) }))
    }

    @Test func `text and list that both say something else must agree`() throws {
        let home = try CommandLineHome()
        let refused = try home.kith("new", "--json", "-", input: #"{"name":{"given":"A","givens":["B"]}}"#)
        #expect(refused.status == 7)
        #expect(refused.standardError.contains("differ; remove one of them"))
    }

    @Test func `a photo that is in another store is left out, and that is said`() throws {
        let home = try CommandLineHome()
        let copy = try home.kith(
            "new", "--json", "-",
            input: #"{"name":{"given":"A"},"photo":{"url":"kith-photo:\#(String(repeating: "0a", count: 32))"}}"#)
        #expect(copy.status == 0)
        #expect(copy.standardError.contains("the photo is in another store"))
    }

    @Test func `what show prints makes the same contact, and changes nothing where it came from`() throws {
        let home = try CommandLineHome()
        let id = try home.kith(
            "new", "--given", "Jyn", "--family", "Erso", "--email", "home:jyn@x.org", "--address", "1 A; B; C",
            "--birthday", "1999", "--attribute", "Side:LIGHT", "--category", "a, b", "--note", "x\n\ny", "--favorite"
        ).lines[0]
        let shown = try home.kith("show", id, "--json").standardOutput
        let same = try home.kith("edit", id, "--json", "-", input: shown)
        #expect(same.status == 0)
        #expect(try JSONValue.parse(Array(same.standardOutput.utf8))["action"]?.string == "unchanged")
        let copied = try home.kith("new", "--json", "-", input: shown)
        #expect(copied.status == 0)
        let copy = try #require(try JSONValue.parse(Array(copied.standardOutput.utf8))["contact"]?.object)
        let original = try contact(home, id)
        #expect(original.keys.filter { original[$0] != copy[$0] } == ["id", "created", "updated"])
    }

    @Test func `a document changes what it says, and leaves the rest`() throws {
        let home = try CommandLineHome()
        let before = try contact(home, "leia")
        let changed = try home.kith(
            "edit", "leia", "-",
            input: #"{"name":{"given":"Leia Amidala"},"emails":[{"value":"l@x"}],"favorite":false}"#)
        #expect(changed.status == 0)
        let after = try contact(home, "leia")
        #expect(after["name"]?["full"]?.string == "Leia Amidala Organa")
        #expect(before.keys.filter { before[$0] != after[$0] } == ["name", "emails", "updated"])
        _ = try home.kith("edit", "leia", "-", input: #"{"emails":null,"note":"n"}"#)
        #expect(try contact(home, "leia")["emails"]?.array?.isEmpty == true)
    }

    @Test func `a document that was printed before somebody else's change does not undo it`() throws {
        let home = try CommandLineHome()
        let shown = try home.kith("show", "leia", "--json").standardOutput
        _ = try home.kith("edit", "leia", "--title", "General")
        let refused = try home.kith("edit", "leia", "--json", "-", input: shown)
        #expect(refused.status == 6)
        #expect(try contact(home, "leia")["title"]?.string == "General")
        let other = try home.kith("edit", "luke", "--json", "-", input: shown)
        #expect(other.status == 7)
    }

    @Test(arguments: [
        ("", "is empty"), ("{", "bad-json"), ("[]", "object"), ("<html>", "bad-json"), (#"{"emials":[]}"#, "emials"),
        (#"{"emails":"a@b"}"#, "emails"), (#"{"emails":[7]}"#, "emails[0]"), (#"{"note":7}"#, "note"),
        (#"{"name":"x"}"#, "name"), (#"{"favorite":"yes"}"#, "favorite"),
        (#"{"addresses":[{"value":"x","components":{"street":"y"}}]}"#, "addresses[0]"),
    ])
    func `what cannot be read is named, and nothing is changed`(input: String, named: String) throws {
        let home = try CommandLineHome()
        let before = try contact(home, "leia")
        let failed = try home.kith("edit", "leia", "--json", "-", input: input)
        #expect(failed.status == 7)
        #expect(failed.standardOutput.isEmpty)
        let error = try JSONValue.parse(Array(failed.standardError.utf8))["error"]
        let told = [error?["kind"]?.string, error?["message"]?.string].compactMap { $0 }
        #expect(told.contains { $0.contains(named) })
        #expect(try contact(home, "leia") == before)
    }

    @Test(arguments: [
        "line\nbreaks\r\n\n and tabs\t", "👩‍👩‍👧‍👦 e\u{301} é 山田 العربية", "\u{202E}x",
        String(repeating: "long é ", count: 150_000),
    ])
    func `any text comes back as it went in`(text: String) throws {
        let home = try CommandLineHome()
        let document = JSONValue.object(["name": ["given": "Odd"], "note": .string(text), "title": .string(text)])
        let added = try home.kith("new", "--json", "-", input: String(decoding: document.serialized(), as: UTF8.self))
        #expect(added.status == 0)
        let contact = try contact(home, "given:odd")
        #expect(contact["note"]?.string == text)
        #expect(contact["title"]?.string == text)
        let typed = try home.kith("edit", "given:odd", "--note", "-", "-q", input: text + "\n")
        #expect(typed.status == 0)
        #expect(try self.contact(home, "given:odd")["note"]?.string == text)
        #expect(!typed.standardError.contains("\u{1B}"))
    }
}
