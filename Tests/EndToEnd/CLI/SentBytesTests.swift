import JSON
import Processes
import Testing

/// Bytes sent for an edit of one field.
// One after the other, since each keeps a thread of the pool busy that tests of screens wait for.
@Suite(.serialized, .waiting)
struct SentBytesTests {
    private let home: CommandLineHome
    private let server: ContactsServer
    private let id: String

    /// The contact is a favorite there, of which nothing is known here.
    init() throws {
        home = try CommandLineHome()
        server = try ContactsServer()
        try home.connect(to: server)
        id = try home.kith(
            "new", "--given", "Jyn", "--family", "Erso", "--email", "jyn@x.org", "--phone", "110"
        ).lines[0]
        server.change(1, "favorite", true)
    }

    private func checkFavorite() throws {
        #expect(server.contacts.first?["favorite"] == true)
        #expect(try home.json("show", id, "--json")["contact"]?["favorite"]?.bool == true)
        #expect(try home.kith("sync").status == 0)
        #expect(server.writes.count == 2)
    }

    @Test(arguments: [
        (["--given", " Jyn Lyra\u{301} 🌊"], #"{"first_name":" Jyn Lyrá 🌊"}"#),
        (["--family", "Er\"so"], #"{"last_name":"Er\"so"}"#),
        (["--email", "a@x.org"], #"{"email":"a@x.org"}"#), (["--phone", "+1 555"], #"{"phone_number":"+1 555"}"#),
        (["--clear", "email"], #"{"email":null}"#), (["--remove-email", "jyn@x.org"], #"{"email":null}"#),
        (["--phone", ""], #"{"phone_number":null}"#),
        (["--given", "Jyn", "--family", "Erso", "--email", "jyn@x.org", "--phone", "112"], #"{"phone_number":"112"}"#),
    ])
    func `an option sends its field alone, and no favorite is ended`(arguments: [String], body: String) throws {
        #expect(try home.process.run(["edit", id] + arguments).status == 0)
        #expect(server.writes.dropFirst() == ["PUT /contacts/1.json \(body)"])
        try checkFavorite()
    }

    @Test func `a document sends what differs alone`() throws {
        let shown = try home.json("show", id, "--json")
        var contact = try #require(shown["contact"]?.object)
        #expect(contact["favorite"] == false)
        contact["phones"] = [["label": .null, "value": "112"]]
        let text = String(decoding: JSONValue.object(["contact": .object(contact)]).serialized(), as: UTF8.self)
        #expect(try home.kith("edit", id, "--json", "-", input: text).status == 0)
        #expect(server.writes.dropFirst() == [#"PUT /contacts/1.json {"phone_number":"112"}"#])
        try checkFavorite()
    }

    @Test func `the editor sends the line alone that was changed`() throws {
        let editor = home.folder.path + "/editor"
        _ = try home.process.shell(
            "printf '#!/bin/sh\\nsed -i \"s/110/112/\" \"$1\"\\n' > '\(editor)'; chmod 700 '\(editor)'")
        #expect(try home.with(["EDITOR": editor]).run(["edit", id, "--editor"]).status == 0)
        #expect(server.writes.dropFirst() == [#"PUT /contacts/1.json {"phone_number":"112"}"#])
        try checkFavorite()
    }

    @Test func `a favorite is made and ended by a word of its own`() throws {
        server.change(1, "favorite", false)
        #expect(try home.kith("favorite", id).status == 0)
        #expect(try home.kith("edit", id, "--given", "Jyn Lyra", "--offline").status == 0)
        #expect(try home.kith("unfavorite", id, "--offline").status == 0)
        #expect(try home.kith("favorite", id, "--offline").status == 0)
        #expect(try home.kith("sync").status == 0)
        #expect(try home.kith("unfavorite", id).status == 0)
        #expect(
            server.writes.dropFirst() == [
                #"PUT /contacts/1.json {"favorite":true}"#, #"PUT /contacts/1.json {"first_name":"Jyn Lyra"}"#,
                #"PUT /contacts/1.json {"favorite":false}"#,
            ])
    }
}
