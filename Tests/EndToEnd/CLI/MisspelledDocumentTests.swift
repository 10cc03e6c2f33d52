import JSON
import Processes
import Testing

/// JSON on standard input that says something else than was meant.
@Suite(.waiting)
struct MisspelledDocumentTests {
    private let home: CommandLineHome
    private let id: String

    init() throws {
        home = try CommandLineHome()
        id = try home.kith(
            "new", "--given", "Jyn", "--email", "home:jyn@x.org", "--phone", "1", "--url", "https://x.org", "--address",
            "1 A; B", "--attribute", "Side:LIGHT"
        ).lines[0]
    }

    @Test(arguments: [
        (#"{"emails":[{"adress":"x@y"}]}"#, "emails[0].adress"),
        (#"{"emails":[{"value":"a@b"},{"value":"x@y","lable":"home"}]}"#, "emails[1].lable"),
        (#"{"emails":[{"label":"home"}]}"#, "emails[0].value"),
        (#"{"emails":[{"value":null}]}"#, "emails[0].value"),
        (#"{"phones":[{"number":"1"}]}"#, "phones[0].number"),
        (#"{"urls":[{"url":"https://y.org"}]}"#, "urls[0].url"),
        (#"{"addresses":[{"street":"x"}]}"#, "addresses[0].street"),
        (#"{"addresses":[{"components":{"city":"x"}}]}"#, "addresses[0].components.city"),
        (#"{"addresses":[{"label":"home"}]}"#, "addresses[0].value"),
        (#"{"addresses":["x"]}"#, "addresses[0]"), (#"{"addresses":[{"components":"x"}]}"#, "addresses[0].components"),
        (#"{"attributes":[{"label":"Side","value":"DARK"}]}"#, "attributes[0].label"),
        (#"{"attributes":[{"name":"Side"}]}"#, "attributes[0].value"),
        (#"{"name":{"first":"Jyn"}}"#, "name.first"), (#"{"photo":{"uri":"https://x"}}"#, "photo.uri"),
        (#"{"photo":{}}"#, "photo.url"), (#"{"photo":"https://x"}"#, "photo"),
        (#"{"categories":[null]}"#, "categories[0]"),
        (#"{"contact":{"note":"x"},"notes":"y"}"#, "notes"),
    ])
    func `no key is passed over, and its path is told`(input: String, named: String) throws {
        let before = try home.json("show", id, "--json")
        let failed = try home.kith("edit", id, "--json", "-", input: input)
        #expect(failed.status == 7)
        let error = try JSONValue.parse(Array(failed.standardError.utf8))["error"]
        #expect(error?["message"]?.string?.contains(named) == true)
        #expect(try home.json("show", id, "--json") == before)
        #expect(try home.kith("new", "--json", "-", input: input).status == 7)
    }

    @Test func `a name that is taken away leaves somebody to know`() throws {
        let bare = try home.kith("new", "--given", "Bodhi").lines[0]
        for arguments in [["--clear", "given"], ["--given", ""]] {
            let refused = try home.process.run(["edit", bare] + arguments)
            #expect(refused.status == 7)
            #expect(refused.standardError.contains("needs a name"))
        }
        #expect(try home.kith("edit", bare, "--json", "-", input: #"{"name":null}"#).status == 7)
        #expect(try home.json("show", bare, "--json")["contact"]?["name"]?["given"]?.string == "Bodhi")
        #expect(try home.kith("edit", id, "--clear", "given").status == 0)
    }

    @Test func `what is printed of an address with blanks in it is the same address`() throws {
        let added = try home.kith(
            "new", "--json", "-",
            input: #"{"name":{"given":"Cassian"},"addresses":[{"components":{"street":" 1 A ","locality":"B ","#
                + #""postal_code":"0815 "}},{"components":{"region":" C","country":"D "}}]}"#)
        #expect(added.status == 0)
        let printed = try home.kith("show", "cassian", "--json").standardOutput
        let address = try home.json("show", "cassian", "--json")["contact"]?["addresses"]?.array?.first
        #expect(address?["value"]?.string == "1 A, 0815 B")
        let same = try home.kith("edit", "cassian", "--json", "-", input: printed)
        #expect(same.status == 0)
        #expect(same.standardOutput.contains(#""action":"unchanged""#) || same.standardOutput.contains("unchanged"))
        #expect(try home.kith("new", "--json", "-", input: printed).status == 0)
    }

    @Test func `a document with a byte order mark is read, and so is a note`() throws {
        #expect(try home.kith("edit", id, "--json", "-", input: "\u{FEFF}{\"title\":\"Sergeant\"}").status == 0)
        #expect(try home.kith("edit", id, "--note", "-", input: "\u{FEFF}a note").status == 0)
        let contact = try home.json("show", id, "--json")["contact"]
        #expect(contact?["title"]?.string == "Sergeant")
        #expect(contact?["note"]?.string?.unicodeScalars.elementsEqual("a note".unicodeScalars) == true)
    }

    @Test(arguments: [
        ("email", "mailto:a@b.c", nil, "a@b.c"), ("email", "MailTo:a@b.c", nil, "a@b.c"),
        ("email", "home:mailto:a@b.c", "home", "a@b.c"), ("email", "home:a@b.c", "home", "a@b.c"),
        ("url", "localhost:80/x", nil, "localhost:80/x"), ("url", "x.org:8080", nil, "x.org:8080"),
        ("url", "x.org/a:b", nil, "x.org/a:b"), ("url", "[::1]:80/", nil, "[::1]:80/"),
        ("url", "https://x.org", nil, "https://x.org"), ("url", "work:https://x.org", "work", "https://x.org"),
        ("url", "work:x.org:80", "work", "x.org:80"), ("url", "work:localhost", "work", "localhost"),
        ("url", "mailto:a@b.c", nil, "mailto:a@b.c"), ("url", "XMPP:a@b.c", nil, "XMPP:a@b.c"),
        ("url", ":work:80", nil, "work:80"), ("phone", "tel:+1-555", nil, "tel:+1-555"),
        ("phone", "TEL:+1-555", nil, "TEL:+1-555"), ("phone", "cell:+1 555", "cell", "+1 555"),
        ("phone", "+1 555 0100 ext:5", nil, "+1 555 0100 ext:5"),
        ("address", "1 Main St; Suite: 5", nil, "1 Main St, Suite: 5"), ("address", "home:1 A", "home", "1 A"),
    ])
    func `a label is only what cannot be a part of the value`(
        option: String, text: String, label: String?, value: String
    ) throws {
        let added = try home.json("new", "--given", "Saw", "--\(option)", text, "--json")["contact"]
        let key = ["email": "emails", "url": "urls", "phone": "phones", "address": "addresses"][option] ?? ""
        let item = added?[key]?.array?.first
        #expect(item?["value"]?.string == value)
        #expect(item?["label"]?.string == label)
    }
}
