/// Numbers as people type several: `3`, `2 5-7`, `1,4`.
package enum NumberList {
    /// In the order in which they were typed, each once. Nil where something else stands there, and for what would be
    /// more numbers than any list has.
    ///
    /// - Parameter limit: the greatest number that there is.
    package static func numbers(in text: String, upTo limit: Int) -> [Int]? {
        var numbers: [Int] = []
        var known: Set<Int> = []
        for part in text.split(whereSeparator: { $0 == "," || $0.isWhitespace }) {
            let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
            guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1],
                first >= 1, first <= last, last <= limit
            else { return nil }
            for number in first...last where known.insert(number).inserted { numbers.append(number) }
        }
        return numbers.isEmpty ? nil : numbers
    }
}
