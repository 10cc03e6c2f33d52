/// One column of one row, in 16 bytes. A cluster of several scalars is an index into its frame's ``ClusterTable``.
struct Cell: Sendable {
    /// A scalar's value, or `clusterFlag` and an index.
    var glyph: UInt32
    var foreground: UInt32
    var background: UInt32
    var attributes: UInt16
    /// 1, 2 for the left half of a wide cluster, 0 for its right half.
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

    /// Equal in every field; for clusters that says something only within one frame.
    func isIdentical(to other: Cell) -> Bool {
        glyph == other.glyph && hasSameStyle(as: other) && width == other.width
    }

    func hasSameStyle(as other: Cell) -> Bool {
        foreground == other.foreground && background == other.background && attributes == other.attributes
    }
}

/// The clusters of more than one scalar in one frame. It belongs to its frame, so it never outgrows what is shown.
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
    /// Equality of what is sent: `==` would take é and e + U+0301 for the same.
    func hasSameScalars(as other: Character) -> Bool {
        unicodeScalars.elementsEqual(other.unicodeScalars)
    }
}
