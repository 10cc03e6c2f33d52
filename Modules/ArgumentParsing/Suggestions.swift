/// Spelling suggestions.
package enum Suggestions {
    /// The candidates that begin with the typed text, otherwise those with the smallest edit distance of at most two;
    /// at most three in all.
    package static func nearest(to typed: String, among candidates: [String]) -> [String] {
        let typed = Array(typed.lowercased())
        var found: [String] = []
        var shortest = 3
        for candidate in candidates where !found.contains(candidate) {
            let letters = Array(candidate.lowercased())
            let distance = !typed.isEmpty && letters.starts(with: typed) ? 0 : distance(typed, letters)
            // Require a distance below the number of letters, or every short word would resemble every other.
            guard distance <= 2, distance < typed.count, distance <= shortest else { continue }
            if distance < shortest { found = [] }
            shortest = distance
            found.append(candidate)
        }
        return Array(found.prefix(3))
    }

    /// The Damerau–Levenshtein distance in its restricted form (optimal string alignment): insertions, deletions,
    /// substitutions and transpositions. Any number above two if it is greater than two.
    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        // This also bounds the cost of a huge word.
        guard abs(left.count - right.count) <= 2, !left.isEmpty, !right.isEmpty else { return 3 }
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for row in 1...left.count {
            var current = [row]
            for column in 1...right.count {
                let isSame = left[row - 1] == right[column - 1]
                var best = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
                if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                    best = min(best, beforeLast[column - 2] + 1)
                }
                current.append(best)
            }
            beforeLast = last
            last = current
        }
        return last[right.count]
    }
}
