internal import Models

/// Finds texts by a few of their letters, without case and diacritics.
enum FuzzyMatch {
    /// The places of those texts that hold every word, at least its letters in order in one of theirs: the best first, equals in their
    /// order. All of them where no word is given.
    static func best(of texts: [String], for words: String) -> [Int] {
        let words = words.folded.split(separator: " ").map { Array($0) }
        let ranked = texts.enumerated().compactMap { place, text in
            distance(of: words, in: Array(text.folded)).map { (place, distance: $0) }
        }
        return ranked.sorted { ($0.distance, $0.0) < ($1.distance, $1.0) }.map(\.0)
    }

    /// 0 for words of the text, 1 for beginnings of such; more the farther they are from that; nil for a word whose letters are
    /// not there.
    private static func distance(of words: [[Character]], in text: [Character]) -> Int? {
        var sum = 0
        for word in words {
            guard let distance = distance(of: word, in: text) else { return nil }
            sum += distance
        }
        return sum
    }

    private static func distance(of word: [Character], in text: [Character]) -> Int? {
        let starts = text.indices.filter { text[$0...].starts(with: word) }
        let words = starts.filter { $0 == 0 || !isPartOfWord(text[$0 - 1]) }
        if words.contains(where: { $0 + word.count == text.count || !isPartOfWord(text[$0 + word.count]) }) { return 0 }
        if !words.isEmpty { return 1 }
        if !starts.isEmpty { return 10 }
        return text.split { !isPartOfWord($0) }.compactMap { gaps(of: word, in: Array($0)) }.min().map { 100 + $0 }
    }

    /// Number of letters between the typed ones of a word, the first of which is the word's own; nil where they
    /// are not there. Letters from anywhere in a sentence would find what nobody means.
    private static func gaps(of typed: [Character], in word: [Character]) -> Int? {
        guard typed.first == word.first else { return nil }
        var place = word.startIndex
        for letter in typed {
            guard let found = word[place...].firstIndex(of: letter) else { return nil }
            place = found + 1
        }
        return place - typed.count
    }

    private static func isPartOfWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
}
