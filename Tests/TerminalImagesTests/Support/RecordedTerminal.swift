import TerminalImages
import Testing

/// A terminal as it was met: its environment, and its answers to all questions.
struct RecordedTerminal: Sendable, CustomTestStringConvertible {
    var name: String
    var environment: [String: String]
    var version: String?
    var graphics: String?
    var attributes: [Int]
    var window: [Int]?
    var tmux: TmuxFacts?
    /// What a command that asks nothing chooses, and what a program chooses by the answers.
    var unasked: ImageProtocol
    var asked: ImageProtocol
    var placement = KittyRenderer.Placement.direct
    var goesThroughTmux = false

    var testDescription: String { name }

    var terminal: ImageTerminal {
        ImageTerminal(environment: environment, colors: .rgb, cell: CellSize(width: 9, height: 18))
    }

    var answers: TerminalAnswers {
        var answers = TerminalAnswers(tmux: tmux)
        if let graphics { answers.receive(graphics: graphics) }
        if let version { answers.receive(version: version) }
        if let window { answers.receive(window: window) }
        answers.receive(deviceAttributes: attributes)
        return answers
    }

    static let loaded = "i=31;OK"
    static let kittyInTmux = [
        "TERM": "tmux-256color", "TERM_PROGRAM": "tmux", "TMUX": "/tmp/tmux-0/default,1,0", "KITTY_WINDOW_ID": "1",
    ]

    static let all: [RecordedTerminal] = [
        .init(
            name: "kitty", environment: ["TERM": "xterm-kitty", "KITTY_WINDOW_ID": "1", "COLORTERM": "truecolor"],
            version: "kitty(0.35.1)", graphics: loaded, attributes: [62], window: [6, 18, 9], unasked: .kitty,
            asked: .kitty, placement: .placeholders),
        .init(
            name: "kitty without placeholders", environment: ["TERM": "xterm-kitty"], version: "kitty(0.26.5)",
            graphics: loaded, attributes: [62], unasked: .kitty, asked: .kitty),
        .init(
            name: "kitty over SSH with another TERM", environment: ["TERM": "xterm-256color"],
            version: "kitty(0.28.0)", graphics: loaded, attributes: [62], unasked: .blocks, asked: .kitty,
            placement: .placeholders),
        .init(
            name: "Ghostty", environment: ["TERM": "xterm-ghostty", "TERM_PROGRAM": "ghostty"],
            version: "ghostty 1.1.3", graphics: loaded, attributes: [62, 22], unasked: .kitty, asked: .kitty,
            placement: .placeholders),
        .init(
            name: "xterm", environment: ["TERM": "xterm", "XTERM_VERSION": "XTerm(379)"], version: "XTerm(379)",
            attributes: [64, 1, 2, 6, 9, 15, 16, 17, 18, 21, 22, 28], unasked: .blocks, asked: .blocks),
        .init(
            name: "xterm as VT340", environment: ["TERM": "xterm-256color", "XTERM_VERSION": "XTerm(379)"],
            version: "XTerm(379)", attributes: [63, 1, 2, 4, 6, 9, 15, 16, 22, 28], unasked: .blocks, asked: .sixel),
        .init(
            name: "foot", environment: ["TERM": "foot", "COLORTERM": "truecolor"], version: "foot(1.16.2)",
            attributes: [62, 4, 22], window: [6, 20, 10], unasked: .sixel, asked: .sixel),
        .init(
            name: "WezTerm, which claims kitty's protocol",
            environment: [
                "TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm", "WEZTERM_EXECUTABLE": "/usr/bin/wezterm",
            ],
            version: "WezTerm 20240203-110809-5046fc22", graphics: loaded, attributes: [65, 4, 6, 18, 22],
            unasked: .iterm2, asked: .iterm2),
        .init(
            name: "iTerm2",
            environment: ["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app", "LC_TERMINAL": "iTerm2"],
            version: "iTerm2 3.5.10", attributes: [64, 1, 2, 4, 6, 17, 18, 21, 22], unasked: .iterm2, asked: .iterm2),
        .init(
            name: "iTerm2 over SSH", environment: ["TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"],
            version: "iTerm2 3.5.10", attributes: [64, 1, 2, 4, 6, 17, 18, 21, 22], unasked: .iterm2, asked: .iterm2),
        .init(
            name: "Konsole", environment: ["TERM": "xterm-256color", "KONSOLE_VERSION": "230401"],
            version: "Konsole 23.04.1", graphics: loaded, attributes: [62, 1, 4], unasked: .kitty, asked: .kitty),
        .init(
            name: "VS Code", environment: ["TERM": "xterm-256color", "TERM_PROGRAM": "vscode"],
            version: "xterm.js(5.6.0)", attributes: [62, 4, 9, 22], unasked: .blocks, asked: .iterm2),
        .init(
            name: "VS Code with pictures switched off",
            environment: ["TERM": "xterm-256color", "TERM_PROGRAM": "vscode", "KITTY_WINDOW_ID": "7"],
            attributes: [1, 2], unasked: .blocks, asked: .blocks),
        .init(
            name: "Windows Terminal", environment: ["TERM": "xterm-256color", "WT_SESSION": "f1"],
            attributes: [61, 4, 6, 7, 14, 21, 22, 23, 24, 28, 32, 42], unasked: .blocks, asked: .sixel),
        .init(
            name: "VTE", environment: ["TERM": "xterm-256color", "VTE_VERSION": "7003"], version: "VTE(7003)",
            attributes: [65, 1, 9], unasked: .blocks, asked: .blocks),
        .init(
            name: "VTE started from WezTerm",
            environment: ["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm", "VTE_VERSION": "7003"],
            version: "VTE(7003)", attributes: [65, 1, 9], unasked: .iterm2, asked: .blocks),
        .init(
            name: "a terminal of no name that loads pictures", environment: ["TERM": "xterm-256color"],
            graphics: loaded, attributes: [62], unasked: .blocks, asked: .kitty),
        .init(
            name: "a terminal that can't load pictures", environment: ["TERM": "xterm-kitty"],
            graphics: "i=31;ENOTSUPPORTED:no", attributes: [62], unasked: .kitty, asked: .blocks),
        .init(
            name: "tmux in kitty", environment: kittyInTmux, version: "tmux 3.3a", attributes: [1, 2],
            tmux: TmuxFacts(answer: "0\tkitty(0.35.1)\txterm-kitty\n"), unasked: .blocks, asked: .blocks),
        .init(
            name: "tmux in kitty, with passthrough", environment: kittyInTmux, version: "tmux 3.3a",
            attributes: [1, 2], tmux: TmuxFacts(answer: "1\tkitty(0.35.1)\txterm-kitty\n"), unasked: .blocks,
            asked: .kitty, placement: .placeholders, goesThroughTmux: true),
        .init(
            name: "tmux in an old kitty, with passthrough", environment: kittyInTmux, version: "tmux 3.4",
            attributes: [1, 2], tmux: TmuxFacts(answer: "on\tkitty(0.26.5)\txterm-kitty\n"), unasked: .blocks,
            asked: .blocks),
        .init(
            name: "tmux in foot, with passthrough and sixel of its own", environment: kittyInTmux,
            version: "tmux 3.4", attributes: [1, 2, 4], window: [6, 18, 9],
            tmux: TmuxFacts(answer: "all\tfoot(1.16.2)\tfoot"), unasked: .blocks, asked: .sixel),
        .init(
            name: "tmux at the other end of an SSH connection", environment: ["TERM": "screen-256color"],
            version: "tmux 3.3a", attributes: [1, 2], unasked: .blocks, asked: .blocks),
        .init(
            name: "GNU screen in kitty",
            environment: ["TERM": "screen.xterm-256color", "STY": "1.pts", "KITTY_WINDOW_ID": "1"],
            attributes: [1, 2], unasked: .blocks, asked: .blocks),
        .init(
            name: "Linux console", environment: ["TERM": "linux"], attributes: [6], unasked: .blocks, asked: .blocks),
        .init(name: "dumb", environment: ["TERM": "dumb"], attributes: [1], unasked: .ascii, asked: .ascii),
        .init(name: "no TERM", environment: [:], attributes: [1], unasked: .ascii, asked: .ascii),
        .init(
            name: "asciinema in kitty", environment: ["TERM": "xterm-kitty", "ASCIINEMA_REC": "1"],
            version: "kitty(0.35.1)", graphics: loaded, attributes: [62], unasked: .blocks, asked: .blocks),
    ]
}
