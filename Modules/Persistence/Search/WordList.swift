import Models

/// Words as they are taken out of texts, each once, in the order of their first appearance.
struct WordList {
    private(set) var words: [String] = []
    /// The words once there are many: a few are sooner compared than hashed.
    private var seen: Set<String> = []

    /// Maximum length of an indexed suffix, in characters; the rest of a longer text is prose, and would make
    /// words without end.
    private static let longestTail = 32

    private static let fewWords = 16

    init() { words.reserveCapacity(Self.fewWords) }

    /// The run between blanks that is being read, folded and without its punctuation.
    private var run: [UInt8] = []
    /// Start of its last part, and the number of parts before it.
    private var partStart = 0
    private var parts = 0

    mutating func append(wordsIn text: String) {
        if let folded = text.foldedByScalars { append(wordsInFolded: folded) } else { appendUnicode(text) }
    }

    private mutating func add(_ word: String) {
        if words.count < Self.fewWords {
            guard !words.contains(word) else { return }
        } else {
            if seen.isEmpty { seen = Set(words) }
            guard seen.insert(word).inserted else { return }
        }
        words.append(word)
    }

    /// The same as ``appendUnicode(_:)`` where no character is more than one scalar, and no script among them has words
    /// without blanks.
    private mutating func append(wordsInFolded text: String) {
        for scalar in text.unicodeScalars {
            if scalar.isWordScalar {
                if scalar.isASCII {
                    run.append(UInt8(truncatingIfNeeded: scalar.value))
                } else {
                    run.append(contentsOf: scalar.utf8)
                }
            } else if scalar.properties.isWhitespace {
                endRun()
            } else {
                endPart()
            }
        }
        endRun()
    }

    private mutating func endPart() {
        guard partStart < run.count else { return }
        add(String(decoding: run[partStart...], as: UTF8.self))
        (partStart, parts) = (run.count, parts + 1)
    }

    private mutating func endRun() {
        endPart()
        if parts > 1 { add(String(decoding: run, as: UTF8.self)) }
        run.removeAll(keepingCapacity: true)
        (partStart, parts) = (0, 0)
    }

    private mutating func appendUnicode(_ text: String) {
        for run in text.split(whereSeparator: { $0.unicodeScalars.allSatisfy(\.properties.isWhitespace) }) {
            let parts = SearchWords.split(String(run))
            for part in parts { add(part) }
            for part in parts { appendTails(of: part) }
            if parts.count > 1 { add(parts.joined()) }
        }
    }

    private mutating func appendTails(of word: String) {
        let scalars = word.unicodeScalars
        for index in scalars.indices.dropFirst() where scalars[index].beginsWordAnywhere {
            add(String(String.UnicodeScalarView(scalars[index...].prefix(Self.longestTail))))
        }
    }
}

extension Unicode.Scalar {
    /// True if words of the scalar's script stand together without blanks: Han, the kana, and Korean syllables, which
    /// folding has taken apart, by their first consonants.
    fileprivate var beginsWordAnywhere: Bool {
        switch value {
        case 0x1100...0x1112: true
        case 0x3005...0x3007, 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF: true
        case 0xFF66...0xFF9D, 0x20000...0x323AF: true
        default: false
        }
    }
}
