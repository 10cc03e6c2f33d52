import SeededNumbers
import TerminalUI

/// Frames with wide text, clusters, styles and overwritten halves.
enum RandomFrames {
    static let texts: [SafeText] = [
        "Leia Organa", "山田太郎", "e\u{301}cole", "👩‍👩‍👧 family", "🇬🇧🇩🇪", "❤️", "👍🏽 ok", "محمد علي", "שלום", "│──│", "x", "   ",
        "a                   z",
        "Björn Åse", "★ 山 ★", "한글",
    ]

    static func style(using generator: inout SeededGenerator) -> Style {
        let colors: [Color] = [.default, .red, .ansi(12), .indexed(200), .rgb(10, 200, 30), .default]
        return Style(
            foreground: colors.randomElement(using: &generator) ?? .default,
            background: colors.randomElement(using: &generator) ?? .default,
            attributes: Style.Attributes(rawValue: .random(in: 0...31, using: &generator)))
    }

    /// Changes a frame in a few places.
    static func change(_ frame: inout Frame, using generator: inout SeededGenerator) {
        for _ in 0..<Int.random(in: 0...6, using: &generator) {
            let area = Rect(
                column: .random(in: -2...frame.size.columns, using: &generator),
                row: .random(in: -1...frame.size.rows, using: &generator),
                columns: .random(in: 0...frame.size.columns, using: &generator),
                rows: .random(in: 0...frame.size.rows, using: &generator))
            switch Int.random(in: 0...9, using: &generator) {
            case 0: frame.fill(area, style: .plain)
            case 1: frame.fill(area, with: "─", style: style(using: &generator))
            case 2: frame.apply(style(using: &generator), to: area)
            default:
                let position = Position(
                    column: area.column + .random(in: -3...3, using: &generator), row: area.row)
                let text = texts.randomElement(using: &generator) ?? ""
                let isPlain = Bool.random(using: &generator)
                frame.write(
                    text, at: position, style: isPlain ? .plain : style(using: &generator),
                    in: Bool.random(using: &generator) ? area : frame.bounds)
            }
        }
        if Bool.random(using: &generator) {
            frame.cursor = Frame.Cursor(
                position: Position(
                    column: .random(in: -1...frame.size.columns, using: &generator),
                    row: .random(in: -1...frame.size.rows, using: &generator)),
                isVisible: .random(using: &generator))
        }
    }
}
