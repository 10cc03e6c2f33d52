/// A suggestion for an unknown word or key, as a sentence.
struct Nearest {
    let text: String?

    /// Suggests the word with the smallest edit distance, if it is near enough to be a typing error.
    init(to word: String, among words: [String]) {
        text = Self.word(nearestTo: word, among: words).map { "Did you mean \($0)?" }
    }

    /// Suggests another name of the same type if there is one, otherwise the registered type with the nearest name.
    init(to key: ServiceKey, among keys: [ServiceKey]) {
        let siblings = keys.filter { $0.type == key.type && $0 != key }
        if let name = Self.word(nearestTo: key.name?.description ?? "", among: siblings.compactMap(\.name?.description))
        {
            text = "Did you mean \(ServiceKey(key.type, ServiceName(name)))?"
        } else if !siblings.isEmpty {
            text = "Registered are: \(siblings.map(\.description).joined(separator: ", "))."
        } else {
            let type = Self.word(nearestTo: key.typeName, among: keys.map(\.typeName))
            text = keys.first { $0.typeName == type }.map { "Did you mean \($0)?" }
        }
    }

    /// Near means that at most a third of the letters differ, or that one word contains the other: `Store` and
    /// `FileStore`, where the type was registered rather than its protocol.
    private static func word(nearestTo word: String, among words: [String]) -> String? {
        let word = word.lowercased()
        let limit = max(1, word.count / 3)
        let distances = words.map { other in
            let other = other.lowercased()
            let distance = distance(word, other)
            let isWithin = min(word.count, other.count) > 2 && (word.contains(other) || other.contains(word))
            return isWithin ? min(distance, limit) : distance
        }
        return zip(words, distances).filter { $1 <= limit }.min { $0.1 < $1.1 }?.0
    }

    /// The Levenshtein distance, computed row by row.
    private static func distance(_ one: String, _ other: String) -> Int {
        let columns = Array(other)
        var row = Array(0...columns.count)
        for (line, character) in one.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for column in columns.indices {
                let substituted = diagonal + (columns[column] == character ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(substituted, diagonal + 1, row[column] + 1)
            }
        }
        return row[columns.count]
    }
}
