import Glibc
import TerminalUI
import Testing

struct TerminalBackgroundTests {
    private func answer(_ text: String) -> TerminalAnswer? {
        var decoder = InputDecoder()
        let inputs = decoder.feed(Array(text.utf8), now: .now)
        guard case .answer(let answer) = inputs.last else { return nil }
        return answer
    }

    @Test(arguments: [
        ("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\", TerminalBackground.light),
        ("\u{1B}]11;rgb:0000/0000/0000\u{7}", .dark),
        ("\u{1B}]11;rgb:fd/f6/e3\u{7}", .light), ("\u{1B}]11;rgb:0/2b/36\u{7}", .dark),
        ("\u{1B}]11;rgba:ffff/ffff/ffff/0000\u{1B}\\", .light), ("\u{1B}]11;#fdf6e3\u{7}", .light),
        ("\u{1B}]11;rgb:0000/0000/ffff\u{7}", .dark), ("\u{1B}]11;rgb:0000/ffff/0000\u{7}", .light),
        ("\u{1B}[?997;1n", .dark), ("\u{1B}[?997;2n", .light),
    ])
    func `what a terminal answers says whether its background is light`(text: String, background: TerminalBackground) {
        #expect(answer(text).flatMap(TerminalBackground.init) == background)
    }

    @Test(arguments: [
        "\u{1B}]10;rgb:ffff/ffff/ffff\u{7}", "\u{1B}]11;rgb:ffff/ffff\u{7}", "\u{1B}]11;rgb:fffff/0/0\u{7}",
        "\u{1B}]11;rgb:zz/zz/zz\u{7}", "\u{1B}]11;?\u{7}", "\u{1B}]11;\u{7}", "\u{1B}]11\u{7}", "\u{1B}]11;white\u{7}",
        "\u{1B}]11;rgb:" + String(repeating: "f/", count: 50_000) + "\u{7}", "\u{1B}[c", "\u{1B}[?62c",
        "\u{1B}]11;rgb:-1/0/0\u{7}",
    ])
    func `anything else says nothing of it, and is no key`(text: String) {
        #expect(answer(text).flatMap(TerminalBackground.init) == nil)
        var decoder = InputDecoder()
        #expect(!decoder.feed(Array(text.utf8), now: .now).contains { if case .key = $0 { true } else { false } })
    }

    @Test(
        arguments: [
            ("15;0", TerminalBackground.dark), ("0;15", .light), ("0;default;7", .light), ("12;8", .dark),
            ("0;11", .light),
            ("15;default", nil), ("15", nil), ("", nil), (";", nil), ("0;16", nil), ("0;-1", nil), ("0;15;x", nil),
        ] as [(String, TerminalBackground?)])
    func `COLORFGBG says it by the number of a color`(value: String, background: TerminalBackground?) {
        #expect(TerminalBackground(colorFGBG: value) == background)
    }

    @Test(arguments: TerminalBackground.allCases)
    func `every color of a theme can be read on its background`(background: TerminalBackground) {
        // xterm's palette, which has the faintest colors of those in use; 4.5 is what WCAG asks of text.
        let ground = background == .dark ? 0.0 : 1.0
        for role in Role.allCases {
            let style = Theme.suiting(background)[role]
            #expect(style.background == .default)
            guard let color = Self.palette.first(where: { Color.ansi($0.key) == style.foreground }) else {
                #expect(style.foreground == .default, "\(role)")
                continue
            }
            let luminance = Self.luminance(color.value)
            let contrast = (max(luminance, ground) + 0.05) / (min(luminance, ground) + 0.05)
            #expect(contrast >= 4.5, "\(role) has \(contrast)")
        }
    }

    @Test(arguments: Role.allCases)
    func `without color the themes are the same`(role: Role) {
        let (dark, light) = (Theme.dark[role].degraded(to: .none), Theme.light[role].degraded(to: .none))
        #expect(dark == light)
    }

    private static let palette: [UInt8: [Double]] = [
        0: [0, 0, 0], 1: [205, 0, 0], 2: [0, 205, 0], 3: [205, 205, 0], 4: [0, 0, 238], 5: [205, 0, 205],
        6: [0, 205, 205], 7: [229, 229, 229], 8: [127, 127, 127], 9: [255, 0, 0], 10: [0, 255, 0], 11: [255, 255, 0],
        12: [92, 92, 255], 13: [255, 0, 255], 14: [0, 255, 255], 15: [255, 255, 255],
    ]

    private static func luminance(_ parts: [Double]) -> Double {
        zip(parts, [0.2126, 0.7152, 0.0722]).reduce(0) { sum, part in
            let value = part.0 / 255
            return sum + part.1 * (value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
        }
    }
}
