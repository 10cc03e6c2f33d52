import TerminalUI

/// A small terminal of the VT family: what a screen shows after bytes that a ``FrameEncoder`` wrote. It knows CUP, ED,
/// EL, ECH, CHA, DECSTBM, IL, DL, SGR and private modes; anything else fails the test that fed it. Autowrap is off, as the session sets it.
struct ScreenEmulator {
    struct Cell: Equatable {
        var text = " "
        var isRightHalf = false
        var style = ""
    }

    let size: Size
    private(set) var cells: [Cell]
    private(set) var column = 0
    private(set) var row = 0
    private(set) var modes: Set<Int> = []
    private(set) var unknown: [String] = []
    private var look: [String: String] = [:]
    /// DECSTBM.
    private lazy var region = 0..<size.rows
    /// Columns that this terminal gives to a cluster.
    var width: (Character) -> Int = { $0.displayWidth }

    init(size: Size) {
        self.size = size
        cells = Array(repeating: Cell(), count: size.columns * size.rows)
    }

    var lines: [String] {
        (0..<size.rows).map { row in
            cells[(row * size.columns)..<((row + 1) * size.columns)].filter { !$0.isRightHalf }.map(\.text).joined()
        }
    }

    mutating func feed(_ bytes: [UInt8]) {
        var rest = String(decoding: bytes, as: UTF8.self)[...]
        while let first = rest.first {
            if first == "\u{1B}" {
                rest = rest.dropFirst()
                guard rest.first == "[" else { return unknown.append("ESC \(rest.prefix(1))") }
                let body = rest.dropFirst().prefix { !$0.isLetter }
                let final = rest.dropFirst(1 + body.count).first ?? "?"
                rest = rest.dropFirst(2 + body.count)
                control(String(body), final)
            } else {
                let run = rest.prefix { $0 != "\u{1B}" }
                for character in run { put(character) }
                rest = rest.dropFirst(run.count)
            }
        }
    }

    private mutating func put(_ character: Character) {
        let width = min(width(character), size.columns - column)
        guard width > 0 else { return unknown.append("no room for \(character)") }
        let start = row * size.columns + column
        if cells[start].isRightHalf { cells[start - 1].text = " " }
        if column + width < size.columns, cells[start + width].isRightHalf {
            cells[start + width] = Cell(text: " ", style: cells[start + width].style)
        }
        cells[start] = Cell(text: String(character), style: character == " " ? blankStyle : style)
        if width == 2 { cells[start + 1] = Cell(text: "", isRightHalf: true, style: style) }
        column = min(column + width, size.columns - 1)
    }

    /// A blank shows no more than what is under it, and lines.
    private var blankStyle: String {
        look["7"] == nil && look["4"] == nil ? look["bg"].map { "bg=\($0)" } ?? "" : style
    }

    private var style: String { look.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ",") }

    private mutating func control(_ body: String, _ final: Character) {
        let numbers = body.drop { $0 == "?" }.split(separator: ";", omittingEmptySubsequences: false).map {
            Int($0) ?? 0
        }
        switch (final, body.first == "?") {
        case ("H", false):
            row = min(max(numbers[0], 1), size.rows) - 1
            column = min(max(numbers.count > 1 ? numbers[1] : 1, 1), size.columns) - 1
        case ("G", false): column = min(max(numbers[0], 1), size.columns) - 1
        case ("J", false) where numbers == [2]:
            cells = Array(repeating: Cell(style: style), count: cells.count)
        case ("K", false) where numbers == [0] || numbers.isEmpty:
            for index in (row * size.columns + column)..<((row + 1) * size.columns) {
                cells[index] = Cell(style: style)
            }
        case ("X", false):
            let start = row * size.columns + column
            for index in start..<min(start + numbers[0], (row + 1) * size.columns) { cells[index] = Cell(style: style) }
        case ("r", false):
            region = numbers.count == 2 ? (numbers[0] - 1)..<numbers[1] : 0..<size.rows
            (row, column) = (0, 0)
        case ("M", false) where region.contains(row): moveRows(by: numbers[0])
        case ("L", false) where region.contains(row): moveRows(by: -numbers[0])
        case ("m", false): select(numbers)
        case ("h", true): modes.formUnion(numbers)
        case ("l", true): modes.subtract(numbers)
        default: unknown.append("CSI \(body)\(final)")
        }
    }

    /// IL and DL: the rows from the cursor's to the region's end move.
    private mutating func moveRows(by distance: Int) {
        let before = cells
        let moving = row..<region.upperBound
        for row in moving {
            for column in 0..<size.columns {
                let source = row + distance
                cells[row * size.columns + column] =
                    moving.contains(source) ? before[source * size.columns + column] : Cell(style: style)
            }
        }
    }

    private mutating func select(_ numbers: [Int]) {
        var codes = numbers[...]
        while let code = codes.popFirst() {
            switch code {
            case 0: look = [:]
            case 1, 2, 3, 4, 7: look["\(code)"] = "on"
            case 22: (look["1"], look["2"]) = (nil, nil)
            case 23, 24, 27: look["\(code - 20)"] = nil
            case 30...37, 90...97: look["fg"] = "\(code < 90 ? code - 30 : code - 82)"
            case 40...47, 100...107: look["bg"] = "\(code < 100 ? code - 40 : code - 92)"
            case 39: look["fg"] = nil
            case 49: look["bg"] = nil
            case 38, 48:
                let count = codes.first == 5 ? 2 : 4
                look[code == 38 ? "fg" : "bg"] = codes.prefix(count).map(String.init).joined(separator: ":")
                codes = codes.dropFirst(count)
            default: unknown.append("SGR \(code)")
            }
        }
    }
}
