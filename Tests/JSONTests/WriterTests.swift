import JSON
import SeededNumbers
import Testing

struct WriterTests {
    @Test func `commas and colons come by themselves`() {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("schema")
        writer.string("kith.list/1")
        writer.key("items")
        writer.beginArray()
        writer.integer(1)
        writer.number(0.5)
        writer.bool(true)
        writer.null()
        writer.string(nil)
        writer.beginObject()
        writer.endObject()
        writer.endArray()
        writer.key("total")
        writer.integer(UInt64.max)
        writer.endObject()
        #expect(
            text(writer.bytes)
                == #"{"schema":"kith.list/1","items":[1,0.5,true,null,null,{}],"total":18446744073709551615}"#)
    }

    @Test func `pretty documents have one member a line`() {
        let value: JSONValue = ["a": [1, ["b": nil]], "c": [], "d": [:]]
        #expect(
            text(value.serialized(.pretty)) == """
                {
                  "a": [
                    1,
                    {
                      "b": null
                    }
                  ],
                  "c": [],
                  "d": {}
                }
                """)
    }

    @Test func `what is taken in pieces is the whole document`() {
        var writer = JSONWriter()
        var pieces: [UInt8] = []
        writer.beginArray()
        for number in 0..<1000 {
            writer.integer(number)
            if number.isMultiple(of: 7) { pieces += writer.take() }
        }
        writer.endArray()
        pieces += writer.take()
        #expect(writer.bytes.isEmpty)
        #expect(pieces == JSONValue.array((0..<1000).map { .integer($0) }).serialized())
    }

    @Test func `documents stand on lines of their own`() {
        var writer = JSONWriter()
        for value in [["a": 1], [2]] as [JSONValue] {
            writer.value(value)
            writer.newline()
        }
        #expect(text(writer.take()) == "{\"a\":1}\n[2]\n")
    }

    @Test func `characters that could steer a terminal are escaped`() {
        let steering: [UInt32] =
            Array(0...0x1F) + [0x22, 0x5C] + Array(0x7F...0x9F) + [0x2028, 0x2029] + Array(0x202A...0x202E)
            + Array(0x2066...0x2069)
        for value in Array(0...0x2FFF) as [UInt32] {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let written = text(JSONValue.string("12345678\(scalar)ö").serialized())
            #expect(written.unicodeScalars.dropFirst(9).first == (steering.contains(value) ? "\\" : scalar), "\(value)")
        }
        #expect(
            text(JSONValue.string("\u{1B}[31m\n\"\\\u{9B}\u{202E}").serialized()) == #""\u001b[31m\n\"\\\u009b\u202e""#)
    }

    @Test func `numbers that JSON does not know are null`() {
        #expect(
            text(JSONValue.array([.number(.nan), .number(.infinity), .number(-0.0)]).serialized()) == "[null,null,-0.0]"
        )
    }

    @Test func `every text comes back as it was`() throws {
        var generator = SeededGenerator(seed: 5)
        let alphabet = [
            "a", "Z", "\"", "\\", "/", "\n", "\u{0}", "\u{7F}", "\u{85}", "\u{A0}", "é", "e\u{301}", "\u{2028}",
            "\u{2030}", "\u{202E}", "\u{2069}", "日", "😀",
        ]
        for _ in 0..<20_000 {
            let length = Int.random(in: 0..<30, using: &generator)
            let string = (0..<length).compactMap { _ in alphabet.randomElement(using: &generator) }.joined()
            let value = try JSONValue.parse(JSONValue.string(string).serialized())
            #expect(value.string.map { Array($0.utf8) } == Array(string.utf8))
        }
    }

    @Test(arguments: [JSONWriter.Style.compact, .pretty])
    func `a document survives being written and read again`(style: JSONWriter.Style) throws {
        let value = try parse(sample)
        #expect(try JSONValue.parse(value.serialized(style)) == value)
    }
}
