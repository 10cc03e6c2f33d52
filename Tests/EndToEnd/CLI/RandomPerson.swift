import SeededNumbers

/// Decides what somebody does next with a book, at random, and the same in every run of a seed.
struct RandomPerson {
    /// A command line, and what it changes; nil where it changes nothing here.
    struct Act {
        var arguments: [String]
        let step: ShadowBook.Step?
    }

    private var random: SeededGenerator
    private var count = 0

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    mutating func number(in range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

    mutating func act(on book: ShadowBook) -> Act {
        count += 1
        var act = change(of: book)
        // Two of three changes only wait in the outbox; the others are sent at once.
        if act.step != nil, number(in: 0..<3) > 0 { act.arguments.append("--offline") }
        return act
    }

    private mutating func change(of book: ShadowBook) -> Act {
        guard let (name, card) = book.cards.sorted(by: { $0.key < $1.key }).randomElement(using: &random) else {
            return new()
        }
        switch number(in: 0..<100) {
        case 0..<25 where book.cards.count < 8: return new()
        case 0..<50: return edit(name, card)
        case 50..<62:
            var changed = card
            changed.isFavorite.toggle()
            return act([changed.isFavorite ? "favorite" : "unfavorite", name], name, card, changed)
        case 62..<72: return act(["delete", name], name, card, nil)
        case 72..<84: return book.undo.map { Act(arguments: ["undo"], step: $0) } ?? new()
        default: return Act(arguments: ["sync"], step: nil)
        }
    }

    private mutating func new() -> Act {
        let name = "Name\(1000 + count)"
        var card = ShadowBook.Card(given: "Given\(count)")
        var arguments = ["new", "--family", name, "--given", card.given]
        if Bool.random(using: &random) {
            card.email = "new\(count)@x.org"
            arguments += ["--email", "new\(count)@x.org"]
        }
        if Bool.random(using: &random) {
            card.isFavorite = true
            arguments.append("--favorite")
        }
        return act(arguments, name, nil, card)
    }

    private mutating func edit(_ name: String, _ card: ShadowBook.Card) -> Act {
        var changed = card
        var arguments = ["edit", name]
        if Bool.random(using: &random) {
            changed.given = "Given\(count)"
            arguments += ["--given", changed.given]
        }
        if Bool.random(using: &random) {
            changed.email = card.email == nil ? "edit\(count)@x.org" : nil
            arguments += ["--email", changed.email ?? ""]
        }
        if changed == card || Bool.random(using: &random) {
            changed.phone = "+1555\(1000 + count)"
            arguments += ["--phone", changed.phone ?? ""]
        }
        return act(arguments, name, card, changed)
    }

    private func act(
        _ arguments: [String], _ name: String, _ before: ShadowBook.Card?, _ after: ShadowBook.Card?
    ) -> Act {
        Act(arguments: arguments, step: ShadowBook.Step(name: name, before: before, after: after))
    }
}
