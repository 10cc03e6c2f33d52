import PictureSequences
import TerminalImages

/// Takes apart what draws a picture at the cursor and brings the cursor back.
enum Drawing {
    static func core(of placement: [UInt8]) throws -> [UInt8] {
        guard placement.starts(with: "\u{1B}7".utf8), placement.suffix(2).elementsEqual("\u{1B}8".utf8) else {
            throw Unreadable.sequence("the cursor does not come back")
        }
        return Array(placement.dropFirst(2).dropLast(2))
    }
}

extension ImageCells {
    /// Every line as wide as the whole.
    var isRectangle: Bool { lines.allSatisfy { $0.reduce(0) { $0 + $1.columns } == columns } }

    var isClear: Bool { lines.allSatisfy { $0.allSatisfy { $0 == .clear } } }
}
