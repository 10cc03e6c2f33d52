import SeededNumbers
import TerminalUI

/// What somebody types who knows the keys and not what they do: the same for the same seed.
struct RandomKeys {
    private var numbers: SeededGenerator

    private static let letters = Array("jjjkkkllhnneeffdduur?:/gGFFosbatTvxXcmypi][! 123456789OrRLq")
    private static let controls = Array("ssnxtaebfkuwydrl")
    private static let keys: [KeyEvent.Key] = [
        .enter, .enter, .enter, .enter, .tab, .escape, .escape, .backspace, .delete, .insert, .up, .down, .left,
        .right, .home, .end, .pageUp, .pageDown, .function(1),
    ]
    private static let words = [
        "x", "Leia", "\u{1B}[2J", "a\nb\nc", "山田", "e\u{301}", "👩‍👩‍👧", "\u{202E}", "a@b", "+49 30", "1990-02-30", "",
        String(repeating: "long ", count: 500),
    ]

    init(seed: UInt64) {
        numbers = SeededGenerator(seed: seed)
    }

    mutating func next() -> TerminalInput {
        switch Int.random(in: 0..<100, using: &numbers) {
        case ..<45: .key(.character(pick(Self.letters)))
        case ..<65: .key(KeyEvent(pick(Self.keys), below(8) == 0 ? .shift : []))
        case ..<78: .key(.control(pick(Self.controls)))
        case ..<86: .key(.character(Character(Unicode.Scalar(UInt8(32 + below(95))))))
        case ..<88: .key(.alt(pick(["b", "f", "d"])))
        case ..<91: .paste(pick(Self.words), isTruncated: below(4) == 0)
        case ..<97: .mouse(MouseEvent(pick(Self.mouse), at: Position(column: below(90), row: below(30))))
        case ..<98: .key(.control("c"))
        default: .focus(below(2) == 0)
        }
    }

    private static let mouse: [MouseEvent.Kind] = [
        .press(.left), .press(.left), .press(.right), .release(.left), .wheelUp, .wheelDown, .motion(nil),
    ]

    /// 0 up to the limit.
    mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &numbers) }

    private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
