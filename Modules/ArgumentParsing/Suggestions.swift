/// What somebody probably meant.
package enum Suggestions {
    /// The candidates that begin with what was typed, else those nearest to it with two slips at most; three of them at most.
    package static func nearest(to typed: String, among candidates: [String]) -> [String] {
        let typed = Array(typed.lowercased())
        var found: [String] = []
        var shortest = 3
        for candidate in candidates where !found.contains(candidate) {
            let letters = Array(candidate.lowercased())
            let distance = !typed.isEmpty && letters.starts(with: typed) ? 0 : distance(typed, letters)
            // Fewer slips than letters, or every short word would resemble every other.
            guard distance <= 2, distance < typed.count, distance <= shortest else { continue }
            if distance < shortest { found = [] }
            shortest = distance
            found.append(candidate)
        }
        return Array(found.prefix(3))
    }

    /// How many letters must be changed, added, removed or swapped with their neighbor (Damerau and Levenshtein, in the
    /// restricted form that edits no part twice); any number above two where there are more than two.
    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        // Also keeps a huge word from costing anything.
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
