/// What a terminal answered to ``ImageQuery``, as far as its answers have come.
package struct TerminalAnswers: Sendable, Hashable {
    /// XTVERSION's text; not filtered.
    package private(set) var version: String?
    /// Whether it could load a picture; nil where it said nothing.
    package private(set) var loadsKittyGraphics: Bool?
    /// DA1's attributes without the class before them; nil until it has come, the last of all.
    package private(set) var attributes: Set<Int>?
    /// From XTWINOPS 16; nil where it said nothing, or nonsense.
    package private(set) var cell: CellSize?
    /// What tmux says of the terminal around it; nil outside of tmux, and where it was not asked.
    package var tmux: TmuxFacts?

    /// Nothing has come.
    package init(tmux: TmuxFacts? = nil) {
        self.tmux = tmux
    }

    /// True once nothing more will come: what has not been answered by then is not known to the terminal.
    package var isComplete: Bool { attributes != nil }

    /// XTVERSION: the text between `DCS > |` and `ST`.
    package mutating func receive(version: String) {
        self.version = version
    }

    /// The kitty graphics protocol's answer, without its `G`. Answers to other questions are ignored.
    package mutating func receive(graphics: String) {
        let parts = graphics.split(separator: ";", maxSplits: 1)
        guard parts.first?.split(separator: ",").contains("i=\(ImageQuery.id)") == true else { return }
        loadsKittyGraphics = parts.count == 2 && parts[1] == "OK"
    }

    /// DA1: all its numbers, of which the first is the terminal's class.
    package mutating func receive(deviceAttributes numbers: [Int]) {
        attributes = Set(numbers.dropFirst())
    }

    /// XTWINOPS: the numbers of `CSI … t`. Others than `6;HEIGHT;WIDTH` are ignored.
    package mutating func receive(window numbers: [Int]) {
        guard numbers.count == 3, numbers[0] == 6 else { return }
        cell = CellSize(width: numbers[2], height: numbers[1])
    }

    /// DA1's attribute 4.
    var hasSixel: Bool { attributes?.contains(4) == true }
}
