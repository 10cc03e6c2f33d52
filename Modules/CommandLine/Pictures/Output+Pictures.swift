package import CommandLineStreams
package import TerminalImages

extension Output {
    /// A picture by itself, from the start of a line.
    package func write(_ picture: RenderedImage) throws {
        let inline = picture.inline
        try write(inline.prelude)
        for line in inline.lines { try writeLine(line) }
    }

    /// A picture with lines of text at its right.
    package func write(_ picture: RenderedImage, beside lines: [String]) throws {
        let inline = picture.inline
        let blank = String(repeating: " ", count: picture.cells.columns)
        try write(inline.prelude)
        for row in 0..<max(inline.lines.count, lines.count) {
            let left = row < inline.lines.count ? inline.lines[row] : blank
            try writeLine(row < lines.count ? left + "  " + lines[row] : left)
        }
    }
}
