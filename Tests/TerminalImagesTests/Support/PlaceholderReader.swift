import PictureSequences
import TerminalImages

/// What a terminal reads from a placeholder cell. Its marks are made as kitty's documentation says, from Unicode's
/// properties and not from the table that is tested.
struct PlaceholderReader {
    struct Part: Hashable {
        var id: UInt32
        var row: Int
        var column: Int
    }

    let marks: [Unicode.Scalar]
    private let numbers: [Unicode.Scalar: Int]

    init() {
        // Those that fuse with letters, and four that normalization replaces.
        let left: Set<UInt32> = [
            0x300, 0x301, 0x302, 0x303, 0x304, 0x306, 0x307, 0x308, 0x309, 0x30A, 0x30B, 0x30C, 0x30F, 0x311, 0x313,
            0x314, 0x340, 0x341, 0x342, 0x343, 0x344, 0x653, 0x654,
        ]
        marks = (0x300...0x1FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init).filter { scalar in
            let properties = scalar.properties
            guard properties.generalCategory == .nonspacingMark, let age = properties.age else { return false }
            return properties.canonicalCombiningClass.rawValue == 230 && (age.major, age.minor) <= (6, 0)
                && !left.contains(scalar.value)
        }
        numbers = Dictionary(uniqueKeysWithValues: marks.enumerated().map { ($1, $0) })
    }

    func part(of cell: ImageCell) throws -> Part {
        let scalars = Array(cell.text.unicodeScalars)
        let places = scalars.dropFirst().compactMap { numbers[$0] }
        guard scalars.first == "\u{10EEEE}", places.count == 3, scalars.count == 4, cell.text.count == 1 else {
            throw Unreadable.sequence(cell.text)
        }
        let low: UInt32
        switch cell.foreground {
        case .rgb(let red, let green, let blue): low = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
        case .indexed(let index): low = UInt32(index)
        case .clear: throw Unreadable.sequence("a placeholder without a number")
        }
        return Part(id: UInt32(places[2]) << 24 | low, row: places[0], column: places[1])
    }
}
