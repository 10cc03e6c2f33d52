package import Pixels

/// Reads one sixel sequence as a terminal does (DEC STD 070, VT330/340 manual chapter 14).
package struct SixelDecoder {
    /// Values of the raster attributes.
    package private(set) var declaredWidth = 0
    package private(set) var declaredHeight = 0
    /// DCS's second parameter: 1 leaves pixels that are not drawn as they are.
    package private(set) var background = 0
    /// Bands that were begun.
    package private(set) var bands = 1
    private var colors: [Int: Pixel] = [:]
    private var pixels: [[Pixel?]] = []

    /// Throws ``Unreadable``.
    package init(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        guard rest.starts(with: "\u{1B}P".utf8), let start = rest.firstIndex(of: UInt8(ascii: "q")),
            rest.suffix(2).elementsEqual("\u{1B}\\".utf8)
        else { throw Unreadable.sequence("no sixel sequence") }
        let parameters = Self.numbers(rest[(rest.startIndex + 2)..<start])
        background = parameters.count > 1 ? parameters[1] : 0
        rest = rest[(start + 1)..<(rest.endIndex - 2)]
        var (column, color, count) = (0, 0, 1)
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "\""):
                let sides = Self.takeNumbers(&rest)
                guard sides.count == 4 else { throw Unreadable.sequence("raster attributes") }
                (declaredWidth, declaredHeight) = (sides[2], sides[3])
            case UInt8(ascii: "#"):
                let numbers = Self.takeNumbers(&rest)
                color = numbers.first ?? 0
                if numbers.count == 5 {
                    guard numbers[1] == 2 else { throw Unreadable.sequence("a color that is not RGB") }
                    func part(_ percent: Int) -> UInt8 { UInt8((percent * 255 + 50) / 100) }
                    colors[color] = Pixel(red: part(numbers[2]), green: part(numbers[3]), blue: part(numbers[4]))
                }
            case UInt8(ascii: "!"): count = Self.takeNumbers(&rest).first ?? 1
            case UInt8(ascii: "$"): column = 0
            case UInt8(ascii: "-"):
                column = 0
                bands += 1
            case 0x3F...0x7E:
                for _ in 0..<count {
                    try draw(byte - 0x3F, at: column, colors[color])
                    column += 1
                }
                count = 1
            default: throw Unreadable.sequence("byte \(byte)")
            }
        }
    }

    /// Pixels that were not drawn are clear.
    package var picture: Bitmap {
        get throws {
            var bytes: [UInt8] = []
            bytes.reserveCapacity(declaredWidth * declaredHeight * 4)
            for row in 0..<declaredHeight {
                for column in 0..<declaredWidth {
                    let pixel = row < pixels.count ? pixels[row][column] ?? Self.clear : Self.clear
                    bytes += [pixel.red, pixel.green, pixel.blue, pixel.alpha]
                }
            }
            guard let picture = Bitmap(width: declaredWidth, height: declaredHeight, bytes: bytes) else {
                throw Unreadable.picture
            }
            return picture
        }
    }

    private static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

    private mutating func draw(_ bits: UInt8, at column: Int, _ color: Pixel?) throws {
        guard bits != 0 else { return }
        guard let color, column < declaredWidth else { throw Unreadable.sequence("drawn outside, or in no color") }
        for bit in 0..<6 where bits >> bit & 1 == 1 {
            let row = (bands - 1) * 6 + bit
            while pixels.count <= row { pixels.append(Array(repeating: nil, count: declaredWidth)) }
            pixels[row][column] = color
        }
    }

    private static func takeNumbers(_ rest: inout ArraySlice<UInt8>) -> [Int] {
        let taken = rest.prefix { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ";") }
        rest = rest.dropFirst(taken.count)
        return numbers(taken)
    }

    private static func numbers(_ bytes: ArraySlice<UInt8>) -> [Int] {
        String(decoding: bytes, as: UTF8.self).split(separator: ";").compactMap { Int($0) }
    }
}
