/// Five by five cells, the same on the left and the right, in one color on light gray: what stands for a face.
struct Pattern {
    private static let cells = 5
    private static let cellSize = 10
    private static let margin = 7
    private static let side = 2 * margin + cells * cellSize

    private let hash: UInt64

    init(of name: String) {
        // FNV mixes its last bytes little, and names of pictures differ in those.
        var numbers = StableNumbers(name.stableHash)
        hash = numbers.next()
    }

    /// 64 pixels wide and high.
    var png: [UInt8] {
        let rows = (0..<Self.side).map { y in (0..<Self.side).map { x in isFilled(x, y) } }
        return PNG.encoded(rows, background: (240, 240, 240), foreground: color)
    }

    private var color: (UInt8, UInt8, UInt8) {
        func part(_ shift: UInt64) -> UInt8 { 40 + UInt8(truncatingIfNeeded: hash >> shift) % 160 }
        return (part(40), part(48), part(56))
    }

    private func isFilled(_ x: Int, _ y: Int) -> Bool {
        let inside = Self.margin..<Self.side - Self.margin
        guard inside.contains(x), inside.contains(y) else { return false }
        let (column, row) = ((x - Self.margin) / Self.cellSize, (y - Self.margin) / Self.cellSize)
        let mirrored = min(column, Self.cells - 1 - column)
        return hash >> UInt64(row * 3 + mirrored) & 1 == 1
    }
}
