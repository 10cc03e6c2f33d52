/// What may have been meant by a word or a key that does not exist, as a sentence.
struct Nearest {
    let text: String?

    /// The word with the fewest changes, if it is near enough to be a typing error.
    init(to word: String, among words: [String]) {
        text = Self.word(nearestTo: word, among: words).map { "Did you mean \($0)?" }
    }

    /// Another name of the same type if there are any, otherwise the type whose name is nearest.
    init(to key: ServiceKey, among keys: [ServiceKey]) {
        let siblings = keys.filter { $0.type == key.type && $0 != key }
        if let near = Self.word(nearestTo: key.name?.description ?? "", among: siblings.compactMap(\.name?.description))
        {
            text = "Did you mean \(ServiceKey(key.type, ServiceName(near)))?"
        } else if !siblings.isEmpty {
            text = "Registered are: \(siblings.map(\.description).joined(separator: ", "))."
        } else {
            let others = keys.map(\.description)
            text = Self.word(nearestTo: key.description, among: others).map { "Did you mean \($0)?" }
        }
    }

    private static func word(nearestTo word: String, among words: [String]) -> String? {
        let limit = max(1, word.count / 3)
        return words.map { (word: $0, distance: distance(word.lowercased(), $0.lowercased())) }
            .filter { $0.distance <= limit }
            .min { $0.distance < $1.distance }?.word
    }

    /// Levenshtein's distance, row by row.
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
