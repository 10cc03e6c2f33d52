import Models
import Testing

@Suite struct InitialsTests {
    @Test(arguments: [
        ("Leia Organa", "LO"), ("leia", "L"), ("Obi-Wan Ben Kenobi", "OK"), ("山田 太郎", "山"), ("", ""), ("\"¡¿", ""),
        ("e\u{301}mile zola", "ÉZ"), ("  (Q) branch ", "QB"), ("محمد علي", "م"), ("7 Eleven", "7"),
    ])
    func `initials are the first letters of the first and the last word`(name: String, initials: String) {
        #expect(name.initials == initials)
    }
}
