import DialogueConsole
import Keys
import TerminalUI
import Testing

@testable import DialogueForms

struct PlainVerbTests {
    @Test func `in no place do two verbs begin alike`() {
        for place in PlainPlace.allCases {
            let verbs = PlainVerb.all(in: place)
            let names = verbs.map(\.letter) + verbs.flatMap(\.words)
            #expect(Set(names).count == names.count, "\(place)")
            #expect(verbs.contains { $0.action == .help } && verbs.contains { [.quit, .back].contains($0.action) })
        }
    }

    @Test func `a letter means what the same key means on the full screen`() {
        // Of a list that is told, pages are what is moved over, and what leads back from a contact leads to the list.
        let differing: Set<Action> = [.pageDown, .pageUp, .quit]
        for verb in PlainVerb.table where !differing.contains(verb.action) {
            guard let key = verb.letter.first.map({ KeyEvent.character($0) }) else { continue }
            let actions = [verb.place.keys, .detail].compactMap { KeyTable.action(for: key, in: $0) }
            #expect(actions.isEmpty || actions.contains(verb.action), "\(verb.letter) \(verb.action)")
        }
    }

    @Test func `every line of help is a verb that is known, by its letter and by its words`() throws {
        for verb in PlainVerb.table {
            for name in [verb.letter] + verb.words {
                let command = try #require(PlainCommand(name, at: verb.place))
                #expect(command.action == verb.action)
            }
        }
    }

    @Test(
        arguments: [
            ("3", [3]), ("2 5-7", [2, 5, 6, 7]), ("1,4, 1", [1, 4]), ("7-7", [7]), ("", nil), ("0", nil), ("3-1", nil),
            ("9", nil), ("a", nil), ("1-", nil), ("-1", nil), ("1-2-3", nil), ("99999999999999999999", nil),
        ] as [(String, [Int]?)])
    func `numbers are told apart from everything else`(text: String, numbers: [Int]?) {
        #expect(NumberList.numbers(in: text, upTo: 8) == numbers)
    }

    @Test(
        arguments: [
            ("", .keep), ("-", .clear), ("+", .add), ("#", .label), ("<", .previous), (".", .save), ("?", .help),
            ("/phone", .field("phone")), ("Luke", .value("Luke")), (#"\-"#, .value("-")), (#"\\-"#, .value(#"\-"#)),
            (#"\/etc"#, .value("/etc")), (#"a\b"#, .value(#"a\b"#)), (#"\"#, .value(#"\"#)),
            ("--05-04", .value("--05-04")),
        ] as [(String, FormAnswer)])
    func `signs of a form are told apart from values`(line: String, answer: FormAnswer) {
        #expect(FormAnswer(line) == answer)
    }
}
