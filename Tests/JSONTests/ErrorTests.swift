import JSON
import Testing

struct ErrorTests {
    @Test func `an error names the line and the column in characters`() throws {
        let error = try #require(parseError("{\n  \"é😀\": 1,\r\n  \"name\": tru }\n"))
        #expect(error.kind == .unexpectedCharacter)
        #expect(error.line == 3)
        #expect(error.column == 14)
        #expect(error.description == "unexpected byte 0x20: true expected at line 3, column 14")
    }

    @Test func `a byte order mark does not count as a column`() throws {
        let error = try #require(parseError("\u{FEFF}x"))
        #expect((error.offset, error.line, error.column) == (3, 1, 1))
    }

    @Test(arguments: [
        ("", "the document is empty at line 1, column 1"),
        ("[1,", "the document ends too early: a value expected at line 1, column 4"),
        ("[1;2]", "unexpected ';': ',' or ']' expected at line 1, column 3"),
        ("<html>", "unexpected '<': a value expected at line 1, column 1"),
        ("[\u{1B}[31m", "unexpected byte 0x1B: a value expected at line 1, column 2"),
        ("01", "invalid number: no leading zero expected instead of '1' at line 1, column 2"),
        (
            "\"\\q\"",
            "invalid escape in a string: one of \" \\ / b f n r t u expected instead of 'q' at line 1, column 3"
        ),
    ])
    func `a description is one readable line`(text: String, description: String) {
        #expect(parseError(text)?.description == description)
    }
}
