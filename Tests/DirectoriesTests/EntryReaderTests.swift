import Directories
import JSON
import Testing

struct EntryReaderTests {
    @Test(arguments: [JSONValue?.none, .null, "", " \n\t", "\u{A0}"])
    func `null, missing and blank are one thing, absent`(value: JSONValue?) {
        var reader = reader(of: value)
        #expect(reader.text("key") == nil)
        #expect(reader.bool("key") == nil)
        #expect(reader.value("key", expected: "a number") { Int($0) } == nil)
        #expect(reader.omissions.isEmpty)
    }

    @Test(arguments: [JSONValue](arrayLiteral: 7, true, ["a"], ["a": 1]))
    func `what is no text is left out and remembered`(value: JSONValue) {
        var reader = reader(of: value)
        #expect(reader.text("key") == nil)
        #expect(reader.omissions == ["list[3].key: text is needed, \(value.typeName) was found"])
    }

    @Test(arguments: [JSONValue](arrayLiteral: 0, 1, "true", "YES", []))
    func `only true and false are truth values`(value: JSONValue) {
        var reader = reader(of: value)
        #expect(reader.bool("key") == nil)
        #expect(reader.omissions == ["list[3].key: true or false is needed, \(value.typeName) was found"])
    }

    @Test func `a text is handed over as it was sent`() {
        for text in [" Luke\n", "\u{1B}[31mred", "e\u{301}", "null"] {
            var reader = reader(of: .string(text))
            #expect(reader.text("key").map { Array($0.utf8) } == Array(text.utf8))
        }
    }

    @Test func `a text that was not UTF-8 is kept with signs in place of the bytes, and told`() {
        var reader = reader(of: "Ren\u{FFFD} P")
        #expect(reader.text("key") == "Ren\u{FFFD} P")
        #expect(
            reader.omissions == ["list[3].key: a part is not UTF-8 and became \u{FFFD}: \"Ren\u{FFFD} P\""])
    }

    @Test func `one value has at most a mebibyte`() throws {
        let longest = String(repeating: "x", count: EntryReader.longestText)
        var fitting = reader(of: .string(longest))
        #expect(fitting.text("key") == longest)
        var reader = reader(of: .string(longest + "x"))
        #expect(reader.text("key") == nil)
        #expect(reader.omissions == ["list[3].key: the text has more than 1 MiB"])
        #expect(throws: EntryReader.FormatError.self) { try reader.requireText("key") }
    }

    @Test func `a converted text is trimmed first`() {
        var reader = reader(of: " 42\n")
        #expect(reader.value("key", expected: "a number") { Int($0) } == 42)
    }

    @Test func `a text that cannot be converted is quoted with a sign for what a terminal obeys`() {
        var reader = reader(of: .string("\u{1B}]0;owned\u{7}\u{202E}" + String(repeating: "x", count: 4_000)))
        #expect(reader.value("key", expected: "a number") { Int($0) } == nil)
        let quoted = "�]0;owned�" + String(repeating: "x", count: 29)
        #expect(reader.omissions == ["list[3].key: \"\(quoted)\" is not a number"])
    }

    @Test func `omissions add up in the order of reading`() {
        var reader = EntryReader(["a": 1, "b": 2], path: "list[0]")
        _ = reader.bool("b")
        _ = reader.text("a")
        #expect(
            reader.omissions == [
                "list[0].b: true or false is needed, number was found", "list[0].a: text is needed, number was found",
            ])
    }

    @Test(arguments: [
        (JSONValue.integer(7), "7"), (.integer(-7), "-7"), (.integer(.max), "9223372036854775807"), (7.0, "7"),
        ("7", "7"), (" a/b c\n", "a/b c"),
    ])
    func `an identifier is a whole number or a text`(value: JSONValue, expected: String) throws {
        #expect(try reader(of: value).requireIdentifier("key") == expected)
    }

    @Test(
        arguments: [
            (nil, "the key is missing"), (.null, "null was found"), (" ", "an empty text was found"),
            (true, "boolean was found"), (0.5, "a number with a fraction or beyond 64 bits was found"),
            (.number(9_223_372_036_854_775_808), "a number with a fraction or beyond 64 bits was found"),
            (.number(.infinity), "a number with a fraction or beyond 64 bits was found"),
            ([1], "array was found"), (["id": 1], "object was found"),
        ] as [(JSONValue?, String)])
    func `anything else costs the entry`(value: JSONValue?, found: String) {
        let error = #expect(throws: EntryReader.FormatError.self) { try reader(of: value).requireIdentifier("key") }
        #expect(error?.reason == "list[3].key: a whole number or text is needed, \(found)")
    }

    @Test(arguments: [JSONValue](arrayLiteral: .null, "Luke", 5, [1]))
    func `an entry that is no object is none`(value: JSONValue) {
        let error = #expect(throws: EntryReader.FormatError.self) {
            try EntryReader(value, path: "list[3]").requireIdentifier("key")
        }
        #expect(error?.reason == "list[3]: an object is needed, \(value.typeName) was found")
    }

    private func reader(of value: JSONValue?) -> EntryReader {
        EntryReader(value.map { ["other": "x", "key": $0] } ?? ["other": "x"], path: "list[3]")
    }
}
