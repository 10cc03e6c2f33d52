import JSON
import Processes
import Testing

@Suite(.waiting)
struct ContactDocumentTests {
    private func contact(_ home: CommandLineHome, _ words: String) throws -> JSONObject {
        try #require(try home.json("show", words, "--json")["contact"]?.object)
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
