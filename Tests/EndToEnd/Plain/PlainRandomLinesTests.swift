import Processes
import SeededNumbers
import Testing

/// Whatever is typed, the dialogue ends with its input, and the store stays whole.
@Suite(.waiting)
struct PlainRandomLinesTests {
    private static let words = [
        "?", "1", "2 3", "d", "d 1-3", "u", "U", "n", "Ada", "", "-", "+", "#", "<", ".", "y", "h", "T", "O", "b", "r",
        "E", "/", "/e", "/phone", "/note", "f 2", "F", "o", "recent", "m", "c", "s", "w", "p", "/tmp", "!", "t", "M",
        "]",
        "[", "j", "k", "G", "a b", "e 1", "home", "x@y.example", "123", "\\-", "99999999999", "é", "山田", "عرب", "👩‍👧",
        "\u{1B}[A", "\u{0}", "1963-05-05",
    ]

    @Test(arguments: 1...6)
    func `random lines end well`(seed: UInt64) throws {
        let session = try PlainSession()
        var generator = SeededGenerator(seed: RandomTests.seed(seed))
        let lines = (0..<RandomTests.steps(100)).map { _ in Self.words.randomElement(using: &generator) ?? "" }
        let said = try session.app.run(["--plain"], input: lines.joined(separator: "\n"))
        #expect([0, 7].contains(said.status), "\(said.standardError)")
        #expect(said.standardError.isEmpty)
        #expect(!said.standardOutput.contains("\u{1B}"))
        #expect(try [0, 1].contains(session.home.kith("list", "--json").status))
    }
}
