import JSON
import Testing

struct StringTests {
    @Test(arguments: [
        (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u0041\u00e9\u00E9\u20aC""#, "Aéé€"),
        (#""\ud83d\ude00""#, "😀"), (#""\u0000""#, "\u{0}"), (#""a\u0062c""#, "abc"),
        (#""日本語 and more than eight bytes""#, "日本語 and more than eight bytes"),
        (#""é then \n""#, "é then \n"),
    ])
    func `escapes stand for their characters`(text: String, expected: String) throws {
        #expect(try parse(text).string.map { Array($0.utf8) } == Array(expected.utf8))
    }

    @Test(arguments: [
        (#""\ud800""#, "\u{FFFD}"), (#""\udc00x""#, "\u{FFFD}x"), (#""\ud800\ud800""#, "\u{FFFD}\u{FFFD}"),
        (#""\ud800\u0041""#, "\u{FFFD}A"), (#""\ud800\n""#, "\u{FFFD}\n"), (#""\ude00\ud83d""#, "\u{FFFD}\u{FFFD}"),
        (#""\ud800\ud83d\ude00""#, "\u{FFFD}😀"),
    ])
    func `a surrogate alone becomes the replacement character`(text: String, expected: String) throws {
        #expect(try parse(text) == .string(expected))
    }

    @Test func `raw control characters inside strings are accepted`() throws {
        let controls = String(String.UnicodeScalarView((0..<0x20).compactMap { Unicode.Scalar($0) }))
        #expect(try parse("\"\(controls)\"") == .string(controls))
    }

    @Test func `quotes and backslashes are found at every place of a word`() throws {
        for length in 0..<40 {
            let plain = String(repeating: "a", count: length)
            #expect(try parse("[\"\(plain)\",1]") == [.string(plain), 1])
            #expect(try parse("\"\(plain)\\\"\(plain)\"") == .string(plain + "\"" + plain))
        }
    }

    @Test(arguments: [#""\x""#, #""\""#, #""\u12""#, #""\uD8""#, #""\u00g0""#, #""\ud800\uzzzz""#, #""\U0041""#])
    func `an unknown escape is refused`(text: String) {
        let kind = parseError(text)?.kind
        #expect(kind == .invalidEscape || (text == #""\""# && kind == .truncated))
    }

    @Test(arguments: [
        ([0x80], 0), ([0x61, 0xFF], 1), ([0xC0, 0x80], 0), ([0xED, 0xA0, 0x80], 0), ([0xF4, 0x90, 0x80, 0x80], 0),
        ([0xC3, 0xA9, 0xC3], 2), ([0xC3, 0x5C, 0x6E], 0), ([0x5C, 0x6E, 0xE2, 0x82], 2),
    ])
    func `bytes that are not UTF-8 are refused at their place`(bytes: [UInt8], offset: Int) throws {
        let error = try #require(parseError([0x22] + bytes + [0x22], invalidText: .refused))
        #expect(error.kind == .invalidUTF8)
        #expect(error.offset == 1 + offset)
    }

    @Test func `bytes that are not UTF-8 cost their string at most, where they may be replaced`() throws {
        let bytes = Array(#"{"a":"Ren"#.utf8) + [0xE9] + Array(#"","b\n"#.utf8) + [0xFF] + Array(#"":"Zoë"}"#.utf8)
        #expect(try JSONValue.parse(bytes) == ["a": "Ren\u{FFFD}", "b\n\u{FFFD}": "Zoë"])
        #expect(parseError([0x5B, 0xFF, 0x5D])?.kind == .unexpectedCharacter)
    }
}
