/// kitty's placeholder character for a part of an image. Its combining marks encode the row, the column, and the
/// highest byte of the image id; the foreground color encodes the rest of the id.
enum KittyPlaceholder {
    /// Row and column must be below 297. All three marks are always present, so that a cell does not depend on the one
    /// to its left.
    static func cell(id: UInt32, row: Int, column: Int, colors: ImageColors) -> ImageCell {
        var text = String.UnicodeScalarView()
        text.append(character)
        for number in [row, column, Int(id >> 24)] { text.append(marks[number]) }
        return ImageCell(String(text), foreground: foreground(of: id, colors))
    }

    private static func foreground(of id: UInt32, _ colors: ImageColors) -> ImageColor {
        let low = UInt8(truncatingIfNeeded: id)
        return colors == .rgb
            ? .rgb(UInt8(truncatingIfNeeded: id >> 16), UInt8(truncatingIfNeeded: id >> 8), low) : .indexed(low)
    }

    private static let character: Unicode.Scalar = "\u{10EEEE}"

    /// The marks for 0 to 296.
    private static let marks: [Unicode.Scalar] = ranges.flatMap { first, count in
        (first..<first + count).compactMap(Unicode.Scalar.init)
    }

    /// The first scalar and length of each run in kitty's rowcolumn-diacritics.txt: all marks above a letter (Mn,
    /// combining class 230) in Unicode 6.0 that normalization preserves.
    private static let ranges: [(UInt32, UInt32)] = [
        (0x0305, 1), (0x030D, 2), (0x0310, 1), (0x0312, 1), (0x033D, 3), (0x0346, 1), (0x034A, 3), (0x0350, 3),
        (0x0357, 1), (0x035B, 1), (0x0363, 13), (0x0483, 5), (0x0592, 4), (0x0597, 3), (0x059C, 6), (0x05A8, 2),
        (0x05AB, 2), (0x05AF, 1), (0x05C4, 1), (0x0610, 8), (0x0657, 5), (0x065D, 2), (0x06D6, 7), (0x06DF, 4),
        (0x06E4, 1), (0x06E7, 2), (0x06EB, 2), (0x0730, 1), (0x0732, 2), (0x0735, 2), (0x073A, 1), (0x073D, 1),
        (0x073F, 3), (0x0743, 1), (0x0745, 1), (0x0747, 1), (0x0749, 2), (0x07EB, 7), (0x07F3, 1), (0x0816, 4),
        (0x081B, 9), (0x0825, 3), (0x0829, 5), (0x0951, 1), (0x0953, 2), (0x0F82, 2), (0x0F86, 2), (0x135D, 3),
        (0x17DD, 1), (0x193A, 1), (0x1A17, 1), (0x1A75, 8), (0x1B6B, 1), (0x1B6D, 7), (0x1CD0, 3), (0x1CDA, 2),
        (0x1CE0, 1), (0x1DC0, 2), (0x1DC3, 7), (0x1DCB, 2), (0x1DD1, 22), (0x1DFE, 1), (0x20D0, 2), (0x20D4, 4),
        (0x20DB, 2), (0x20E1, 1), (0x20E7, 1), (0x20E9, 1), (0x20F0, 1), (0x2CEF, 3), (0x2DE0, 32), (0xA66F, 1),
        (0xA67C, 2), (0xA6F0, 2), (0xA8E0, 18), (0xAAB0, 1), (0xAAB2, 2), (0xAAB7, 2), (0xAABE, 2), (0xAAC1, 1),
        (0xFE20, 7), (0x10A0F, 1), (0x10A38, 1), (0x1D185, 5), (0x1D1AA, 4), (0x1D242, 3),
    ]
}
