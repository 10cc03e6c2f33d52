/// Texts as UTF-8, one behind the other, so that they can be bound to a statement where they lie.
struct TextList: Sendable {
    private(set) var bytes: [UInt8] = []
    /// End offset of each text in bytes; below 0 for nil.
    private var ends: [Int] = []

    var count: Int { ends.count }

    mutating func reserve(texts: Int, bytes count: Int) {
        ends.reserveCapacity(texts)
        bytes.reserveCapacity(count)
    }

    mutating func append(_ text: String?) {
        // Nil has the end of the text before it too, as its complement.
        guard let text else { return ends.append(~bytes.count) }
        bytes.append(contentsOf: text.utf8)
        ends.append(bytes.count)
    }

    /// One text of several, with a blank between any two.
    mutating func append(joined texts: [String]) {
        for (number, text) in texts.enumerated() {
            if number > 0 { bytes.append(UInt8(ascii: " ")) }
            bytes.append(contentsOf: text.utf8)
        }
        ends.append(bytes.count)
    }

    /// Byte range of the text at an index from 0; nil if the text is nil.
    func place(of index: Int) -> Range<Int>? {
        let end = ends[index]
        guard end >= 0 else { return nil }
        let before = index == 0 ? 0 : ends[index - 1]
        return (before < 0 ? ~before : before)..<end
    }

    subscript(index: Int) -> String? {
        place(of: index).map { String(decoding: bytes[$0], as: UTF8.self) }
    }
}
