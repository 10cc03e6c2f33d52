/// Greedy line breaking of one paragraph at its spaces.
enum LineWrapping {
    static func lines(of paragraph: Substring, width: Int) -> [Substring] {
        var lines: [Substring] = []
        var start = paragraph.startIndex
        var used = 0
        var breakAt: String.Index?
        var usedAtBreak = 0
        var index = start
        while index < paragraph.endIndex {
            let character = paragraph[index]
            let next = paragraph.index(after: index)
            let columns = character.displayWidth
            if character == " " {
                if used > 0 || start == paragraph.startIndex { (breakAt, usedAtBreak) = (index, used) }
            } else if used + columns > width, used > 0 {
                let cut = breakAt ?? index
                lines.append(paragraph[start..<cut].droppingTrailingBlanks)
                start = breakAt == nil ? index : paragraph[cut...].drop { $0 == " " }.startIndex
                used -= breakAt == nil ? used : usedAtBreak + paragraph.distance(from: cut, to: start)
                breakAt = nil
            }
            used += columns
            index = next
        }
        lines.append(paragraph[start...].droppingTrailingBlanks)
        return lines
    }
}

extension Substring {
    fileprivate var droppingTrailingBlanks: Substring {
        var end = endIndex
        while end > startIndex, self[index(before: end)] == " " { end = index(before: end) }
        return self[..<end]
    }
}
