/// One column of one row, in 16 bytes. A grapheme cluster of several scalars is an index into its frame's
/// ``ClusterTable``.
struct Cell: Sendable {
    /// A scalar's value, or `clusterFlag` with an index.
    var glyph: UInt32
    var foreground: UInt32
    var background: UInt32
    var attributes: UInt16
    /// 1 for a narrow cluster, 2 for the left half of a wide one, 0 for its right half.
    var width: UInt8

    static let clusterFlag: UInt32 = 1 << 31

    init(glyph: UInt32, width: UInt8, style: Style) {
        self.glyph = glyph
        self.width = width
        foreground = style.foreground.code
        background = style.background.code
        attributes = style.attributes.rawValue
    }

    static let blank = Cell(glyph: 0x20, width: 1, style: .plain)

    var style: Style {
        get {
            Style(
                foreground: Color(code: foreground), background: Color(code: background),
                attributes: Style.Attributes(rawValue: attributes))
        }
        set {
            foreground = newValue.foreground.code
            background = newValue.background.code
            attributes = newValue.attributes.rawValue
        }
    }

    var isBlank: Bool { glyph == 0x20 && width == 1 }

    var isCluster: Bool { glyph & Self.clusterFlag != 0 }

    /// Equal in every field; for clusters this is meaningful only within one frame.
    func isIdentical(to other: Cell) -> Bool {
        glyph == other.glyph && hasSameStyle(as: other) && width == other.width
    }

    func hasSameStyle(as other: Cell) -> Bool {
        foreground == other.foreground && background == other.background && attributes == other.attributes
    }
}

/// The multi-scalar clusters of one frame. It belongs to its frame, so it never outgrows the visible text.
struct ClusterTable: Sendable {
    private(set) var clusters: [Character] = []
    private var indexes: [Character: UInt32] = [:]

    mutating func glyph(for cluster: Character) -> UInt32 {
        if let index = indexes[cluster], clusters[Int(index)].hasSameScalars(as: cluster) {
            return index | Cell.clusterFlag
        }
        let index = UInt32(clusters.count)
        clusters.append(cluster)
        indexes[cluster] = index
        return index | Cell.clusterFlag
    }

    subscript(glyph: UInt32) -> Character {
        let index = Int(glyph & ~Cell.clusterFlag)
        return index < clusters.count ? clusters[index] : "\u{FFFD}"
    }
}

extension Character {
    /// Compares scalars: `==` would treat é and e + U+0301 as equal.
    func hasSameScalars(as other: Character) -> Bool {
        unicodeScalars.elementsEqual(other.unicodeScalars)
    }
}
