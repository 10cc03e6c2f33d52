import Pixels

/// A picture that was printed as colored cells, as a terminal in 24-bit colors shows it: two pixels a cell.
struct CellPicture {
    let bitmap: Bitmap

    /// - Parameter text: lines of blanks, half blocks and whole blocks. Throws ``NotCells`` for anything else.
    init(_ text: String) throws {
        let lines = try text.split(separator: "\n").map(Self.pixels)
        guard let width = lines.first?.count, lines.allSatisfy({ $0.count == width }) else { throw NotCells() }
        let bytes = lines.flatMap { line in (line.map(\.over) + line.map(\.under)).flatMap(\.bytes) }
        guard let bitmap = Bitmap(width: width, height: lines.count * 2, bytes: bytes) else { throw NotCells() }
        self.bitmap = bitmap
    }

    private static func pixels(of line: Substring) throws -> [(over: Pixel, under: Pixel)] {
        var rest = line
        var (ink, ground) = (Pixel.clear, Pixel.clear)
        var cells: [(Pixel, Pixel)] = []
        while let character = rest.popFirst() {
            switch character {
            case "\u{1B}":
                guard rest.popFirst() == "[", let end = rest.firstIndex(of: "m") else { throw NotCells() }
                let codes = rest[..<end].split(separator: ";").compactMap { Int($0) }
                rest = rest[rest.index(after: end)...]
                if codes.isEmpty || codes[0] == 0 { (ink, ground) = (.clear, .clear) }
                ink = Pixel(codes, behind: 38) ?? ink
                ground = Pixel(codes, behind: 48) ?? ground
            case " ": cells.append((ground, ground))
            case "▀": cells.append((ink, ground))
            case "▄": cells.append((ground, ink))
            case "█": cells.append((ink, ink))
            default: throw NotCells()
            }
        }
        return cells
    }
}

/// What is no picture of cells.
struct NotCells: Error {}

extension Pixel {
    fileprivate static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

    fileprivate var bytes: [UInt8] { [red, green, blue, alpha] }

    /// The color that SGR's parameters name behind 38 or 48; nil where they name none.
    fileprivate init?(_ codes: [Int], behind start: Int) {
        guard let place = codes.firstIndex(of: start), codes.count > place + 4, codes[place + 1] == 2 else {
            return nil
        }
        let parts = codes[(place + 2)...(place + 4)].map { UInt8(clamping: $0) }
        self.init(red: parts[0], green: parts[1], blue: parts[2])
    }
}
