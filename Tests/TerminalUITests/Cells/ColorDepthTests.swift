import TerminalUI
import Testing

struct ColorDepthTests {
    @Test(arguments: [
        (Color.rgb(255, 0, 0), Color.indexed(196), Color.ansi(9)), (.rgb(128, 128, 128), .indexed(244), .ansi(8)),
        (.rgb(0, 0, 0), .indexed(16), .black), (.rgb(255, 255, 255), .indexed(231), .ansi(15)),
        (.rgb(0, 135, 0), .indexed(28), .green), (.indexed(196), .indexed(196), .ansi(9)), (.red, .red, .red),
        (.default, .default, .default),
    ])
    func `a color becomes the nearest that the terminal has`(color: Color, in256: Color, in16: Color) {
        #expect(ColorDepth.rgb.nearest(to: color) == color)
        #expect(ColorDepth.indexed256.nearest(to: color) == in256)
        #expect(ColorDepth.ansi16.nearest(to: color) == in16)
        #expect(ColorDepth.none.nearest(to: color) == .default)
    }

    @Test func `every color of the palette has a place in each lower depth`() {
        for index in UInt8.min...UInt8.max {
            let low = ColorDepth.ansi16.nearest(to: .indexed(index))
            #expect((UInt8(0)..<16).contains { Color.ansi($0) == low })
        }
    }
}
