/// Visible range of a long screen's lines: arithmetic only.
package struct ScrolledLines {
    package private(set) var first = 0
    package private(set) var count = 0
    package private(set) var visible = 0

    package init() {}

    /// Another number of lines, or another height: the window stays where it is as far as it can.
    package mutating func resize(count: Int, visible: Int) {
        (self.count, self.visible) = (max(0, count), max(0, visible))
        scroll(by: 0)
    }

    package mutating func scroll(by lines: Int) {
        first = max(0, min(first + lines, count - visible))
    }

    /// Scrolls no more than it takes to see these lines; of more than fit, the first ones, but the line that matters
    /// most in any case.
    package mutating func reveal(_ lines: Range<Int>, above all: Int? = nil) {
        guard visible > 0 else { return }
        let line = all ?? lines.lowerBound
        first = max(first, lines.upperBound - visible)
        first = min(first, lines.lowerBound)
        first = max(first, line - visible + 1)
        first = min(first, line)
        scroll(by: 0)
    }
}
