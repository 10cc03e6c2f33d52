extension ImageCells {
    /// Each line as text with SGR sequences, in the plain style at its end and without a line ending: for programs that
    /// print lines.
    package var texts: [String] { lines.map(Self.text) }

    private static func text(of line: [ImageCell]) -> String {
        var text = ""
        var last = ImageCell.clear
        for cell in line {
            if !cell.looksLike(last) {
                text += "\u{1B}[\(cell.isPlain ? "" : cell.codes)m"
            }
            text += cell.text
            last = cell
        }
        return last.isPlain ? text : text + "\u{1B}[m"
    }
}

extension ImageCell {
    fileprivate var isPlain: Bool { looksLike(.clear) }

    fileprivate func looksLike(_ other: ImageCell) -> Bool {
        foreground == other.foreground && background == other.background && isReversed == other.isReversed
    }

    /// Each sequence starts with a reset. It is an explicit 0, since an empty parameter would be another one.
    fileprivate var codes: String {
        ["0", isReversed ? "7" : nil, foreground.code(from: 30), background.code(from: 40)].compactMap { $0 }
            .joined(separator: ";")
    }
}

extension ImageColor {
    /// The SGR parameters (ECMA-48, section 8.3.117, and xterm's 38 and 48); nil for clear.
    fileprivate func code(from base: Int) -> String? {
        switch self {
        case .clear: nil
        case .indexed(let index) where index < 8: "\(base + Int(index))"
        case .indexed(let index) where index < 16: "\(base + 52 + Int(index))"
        case .indexed(let index): "\(base + 8);5;\(index)"
        case .rgb(let red, let green, let blue): "\(base + 8);2;\(red);\(green);\(blue)"
        }
    }
}
