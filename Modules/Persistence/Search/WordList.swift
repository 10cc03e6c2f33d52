import Models

/// Words as they are taken out of texts. Most texts are ASCII, and for these no character has to be looked up.
struct WordList {
    private(set) var words: [String] = []

    /// How much of a word is taken from each of its characters on; the rest of a longer text is prose, and would make
    /// words without end.
    private static let longestTail = 32

    mutating func append(wordsIn text: String) {
        if !appendASCII(text) { appendUnicode(text) }
    }

    /// The words, each once, in the order of their first appearance.
    consuming func unique() -> [String] {
        var seen: Set<String> = []
        seen.reserveCapacity(words.count)
        words.removeAll { !seen.insert($0).inserted }
        return words
    }

    /// False, with nothing done, for a text that has other characters.
    private mutating func appendASCII(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            guard bytes.allSatisfy({ $0 < 0x80 }) else { return false }
            var run: [UInt8] = []
            var (partStart, parts) = (0, 0)
            func endPart(_ words: inout [String]) {
                guard partStart < run.count else { return }
                words.append(String(decoding: run[partStart...], as: UTF8.self))
                (partStart, parts) = (run.count, parts + 1)
            }
            func endRun(_ words: inout [String]) {
                endPart(&words)
                if parts > 1 { words.append(String(decoding: run, as: UTF8.self)) }
                run.removeAll(keepingCapacity: true)
                (partStart, parts) = (0, 0)
            }
            for byte in bytes {
                switch byte {
                case 0x61...0x7A, 0x30...0x39: run.append(byte)
                case 0x41...0x5A: run.append(byte | 0x20)
                case 0x20, 0x09...0x0D: endRun(&words)
                default: endPart(&words)
                }
            }
            endRun(&words)
            return true
        }
    }

    private mutating func appendUnicode(_ text: String) {
        for run in text.split(whereSeparator: { $0.unicodeScalars.allSatisfy(\.properties.isWhitespace) }) {
            let parts = SearchWords.split(String(run))
            words += parts
            for part in parts { appendTails(of: part) }
            if parts.count > 1 { words.append(parts.joined()) }
        }
    }

    private mutating func appendTails(of word: String) {
        let scalars = word.unicodeScalars
        for index in scalars.indices.dropFirst() where scalars[index].beginsWordAnywhere {
            words.append(String(String.UnicodeScalarView(scalars[index...].prefix(Self.longestTail))))
        }
    }
}

extension Unicode.Scalar {
    /// Whether words of the scalar's script stand together without blanks: Han, the kana, and Korean syllables, which
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
