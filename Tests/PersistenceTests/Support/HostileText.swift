import Testing

/// Texts that trip over quoting, ends of strings and limits.
enum HostileText: CaseIterable, CustomTestStringConvertible {
    case nul, quotes, controls, decomposed, emoji, noncharacters, long, manyWords, syntax

    var testDescription: String { "\(self)" }

    var value: String {
        switch self {
        case .nul: "a\0b\0"
        case .quotes: #"'";--\%_?1 :name @x $y {"a":[1]} `"#
        case .controls: "\u{1}\u{7}\u{8}\r\n\t\u{1B}[31m\u{7F}\u{85}\u{2028}\u{FEFF}"
        case .decomposed: "e\u{301} \u{E9} \u{1100}\u{1161} \u{AC00} \u{202E}txt\u{202C}"
        case .emoji: "👩‍👩‍👧‍👦 🇩🇪 1️⃣ 👍🏽"
        case .noncharacters: "\u{FFFE}\u{FFFF}\u{FFFD}\u{10FFFF}\u{E000}"
        case .long: String(repeating: "x", count: 1_000_000)
        case .manyWords: String(repeating: "wört ", count: 2000)
        case .syntax: #"a OR b AND NOT (c NEAR d) ^e {f g}: "h" * + -i"#
        }
    }
}
