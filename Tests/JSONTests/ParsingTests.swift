import JSON
import Testing

struct ParsingTests {
    @Test func `a document becomes a tree of values in its own order`() throws {
        let value = try parse(#" {"b": [1, true, null, "x"], "a": {"c": 0.5}} "#)
        #expect(value == .object(["b": .array([1, true, nil, "x"]), "a": ["c": 0.5]]))
        #expect(value.object?.keys == ["b", "a"])
    }

    @Test(arguments: [
        ("null", JSONValue.null), ("true", .bool(true)), ("false", .bool(false)), ("\"\"", .string("")),
        ("[]", .array([])),
        ("{}", .object([:])), ("7", .integer(7)),
    ])
    func `any value may stand alone`(text: String, value: JSONValue) throws {
        #expect(try parse(" \t\r\n" + text + " \t\r\n") == value)
    }

    @Test func `a byte order mark is skipped at the start only`() throws {
        #expect(try JSONValue.parse([0xEF, 0xBB, 0xBF] + Array("[1]".utf8)) == [1])
        #expect(parseError("[\u{FEFF}1]")?.kind == .unexpectedCharacter)
    }

    @Test(arguments: [
        "[1,]", "[,1]", "[1 2]", "{\"a\":1,}", "{\"a\" 1}", "{a:1}", "{'a':1}", "[1}", "{\"a\":1]", "{1:2}", "]",
        "// x\n1",
        "nulL", "True", "NaN", "Infinity", "\u{A0}1", "[1]\u{0}", "{\"a\":}", "{,}",
    ])
    func `what the grammar forbids is an unexpected character`(text: String) {
        #expect(parseError(text)?.kind == .unexpectedCharacter)
    }

    @Test func `only white space may follow the value`() {
        #expect(parseError("[1] x")?.offset == 4)
        #expect(parseError("[1][2]")?.offset == 3)
        #expect(parseError("1\n2")?.line == 2)
    }

    @Test(arguments: ["", " ", "\n\t\r "])
    func `nothing but white space is an empty document`(text: String) {
        #expect(parseError(text)?.kind == .empty)
    }

    @Test func `every truncation of a document is an error`() {
        let bytes = Array(sample.utf8)
        #expect(parseError(bytes) == nil)
        for length in 0..<bytes.count {
            let error = parseError(Array(bytes[..<length]))
            #expect(error?.kind == (length == 0 ? .empty : .truncated), "cut at \(length)")
            #expect(error?.offset == length)
        }
    }

    @Test func `nesting is followed to 256 levels and refused beyond`() throws {
        func nested(_ levels: Int) -> String {
            String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
        }
        #expect(throws: Never.self) { try parse(nested(256)) }
        let error = try #require(parseError(nested(257)))
        #expect(error.kind == .tooDeep)
        #expect(error.offset == 256)
        #expect(parseError(String(repeating: "{\"a\":", count: 1_000_000))?.kind == .tooDeep)
        #expect(throws: Never.self) {
            try parse("[" + Array(repeating: nested(255), count: 300).joined(separator: ",") + "]")
        }
    }

    @Test func `an object of 100,000 members is read whole`() throws {
        let members = (0..<100_000).map { "\"key\($0)\":\($0)" }
        let object = try #require(try parse("{" + members.joined(separator: ",") + "}").object)
        #expect(object.count == 100_000)
        #expect(object["key99999"] == 99999)
    }
}
