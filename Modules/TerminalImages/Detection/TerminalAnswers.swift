/// A terminal's answers to ``ImageQuery`` received so far.
package struct TerminalAnswers: Sendable, Hashable {
    /// The text of XTVERSION, unfiltered.
    package private(set) var version: String?
    /// True if it can load images; nil without an answer.
    package private(set) var loadsKittyGraphics: Bool?
    /// DA1's attributes without the leading class; nil until it arrives, last of all.
    package private(set) var attributes: Set<Int>?
    /// The cell size from XTWINOPS 16; nil without a valid answer.
    package private(set) var cell: CellSize?
    /// tmux's facts about its outer terminal; nil outside tmux, or if it was not queried.
    package var tmux: TmuxFacts?

    /// Creates an empty set of answers.
    package init(tmux: TmuxFacts? = nil) {
        self.tmux = tmux
    }

    /// True once no more answers follow: the terminal does not support unanswered queries.
    package var isComplete: Bool { attributes != nil }

    /// Records XTVERSION: the text between `DCS > |` and `ST`.
    package mutating func receive(version: String) {
        self.version = version
    }

    /// Records the kitty graphics protocol's reply, without its `G`. Ignores replies to other queries.
    package mutating func receive(graphics: String) {
        let parts = graphics.split(separator: ";", maxSplits: 1)
        guard parts.first?.split(separator: ",").contains("i=\(ImageQuery.id)") == true else { return }
        loadsKittyGraphics = parts.count == 2 && parts[1] == "OK"
    }

    /// Records DA1: all its numbers, the first of which is the terminal's class.
    package mutating func receive(deviceAttributes numbers: [Int]) {
        attributes = Set(numbers.dropFirst())
    }

    /// Records XTWINOPS: the numbers of `CSI … t`. Ignores anything but `6;HEIGHT;WIDTH`.
    package mutating func receive(window numbers: [Int]) {
        guard numbers.count == 3, numbers[0] == 6 else { return }
        cell = CellSize(width: numbers[2], height: numbers[1])
    }

    /// True if DA1 has attribute 4.
    var hasSixel: Bool { attributes?.contains(4) == true }
}
