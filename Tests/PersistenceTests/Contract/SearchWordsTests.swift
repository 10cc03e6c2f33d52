import Persistence
import SeededNumbers
import Testing

/// Words of alphabets that are folded by a table, beside those that the same text has when a character that counts for
/// nothing keeps the table from being used.
@Suite struct SearchWordsTests {
    private static let nothing = "\u{200B}"

    @Test func `a text has the same words whether or not a table folds it`() throws {
        var generator = SeededGenerator(seed: 11)
        for _ in 0..<20_000 {
            var text = ""
            for _ in 0..<Int.random(in: 1...12, using: &generator) {
                let scalar = try #require(Unicode.Scalar(UInt32.random(in: 1..<0x530, using: &generator)))
                // Enough blanks and punctuation to part words.
                let part = [" ", "-", "\u{A0}", "\r\n", "b"].randomElement(using: &generator) ?? ""
                text += Bool.random(using: &generator) ? String(scalar) : part
            }
            let words = SearchWords.words(in: text).map { Array($0.utf8) }
            #expect(
                words == SearchWords.words(in: text + Self.nothing).map { Array($0.utf8) }, "\(text.debugDescription)")
        }
    }

    @Test(arguments: [
        ("O'Brien-Ålund  x", ["o", "brien", "alund", "obrienalund", "x"]), ("Łódź\u{A0}№ß", ["lodz", "№ss"]),
        ("co\u{AD}op", ["coop"]), ("Ёлкин, Νίκος", ["елкин", "νικοσ"]), ("(!)", []), ("", []),
    ])
    func `words end at blanks and parts of them at punctuation`(text: String, words: [String]) {
        #expect(SearchWords.words(in: text) == words)
    }
}
