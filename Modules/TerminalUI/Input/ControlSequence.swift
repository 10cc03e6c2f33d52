/// A parsed control sequence (`CSI … final`; ECMA-48, section 5.4).
struct ControlSequence {
    /// One of `< = > ?`.
    let prefix: UInt8?
    /// The parameters with their colon-separated parts; nil for an empty part.
    let parameters: [[Int?]]
    let intermediates: [UInt8]
    let final: UInt8

    init(body: [UInt8], final: UInt8) {
        var rest = body[...]
        if let first = rest.first, (0x3C...0x3F).contains(first) {
            prefix = rest.removeFirst()
        } else {
            prefix = nil
        }
        let end = rest.firstIndex { $0 < 0x30 } ?? rest.endIndex
        intermediates = rest[end...].filter { $0 < 0x30 }
        parameters =
            end == rest.startIndex
            ? []
            : rest[..<end].split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { parameter in
                parameter.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(Self.number)
            }
        self.final = final
    }

    /// The first part of a parameter, or `fallback` if it is missing.
    func value(_ index: Int, default fallback: Int = 0) -> Int {
        part(index, 0) ?? fallback
    }

    func part(_ index: Int, _ part: Int) -> Int? {
        guard index < parameters.count, part < parameters[index].count else { return nil }
        return parameters[index][part]
    }

    var numbers: [Int] { parameters.indices.map { value($0) } }

    /// Larger than any meaningful number.
    private static let largest = 9_999_999

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard !digits.isEmpty else { return nil }
        var value = 0
        for digit in digits {
            guard (0x30...0x39).contains(digit) else { return nil }
            value = min(largest, value * 10 + Int(digit & 0xF))
        }
        return value
    }
}
