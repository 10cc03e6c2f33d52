import TerminalUI
import Testing

struct TerminalFactsTests {
    @Test(arguments: [
        (["TERM": "xterm-256color", "COLORTERM": "truecolor"], ColorDepth.rgb),
        (["TERM": "xterm-256color"], .indexed256),
        (["TERM": "xterm"], .ansi16), (["TERM": "linux"], .ansi16), (["TERM": "vt100"], .none),
        (["TERM": "dumb"], .none),
        ([:], .none), (["TERM": "xterm-kitty"], .rgb), (["TERM": "tmux-direct"], .rgb),
        (["TERM": "screen-256color", "COLORTERM": "24bit"], .rgb),
        (["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"], .none),
        (["TERM": "xterm-256color", "NO_COLOR": ""], .indexed256),
        (["TERM": "dumb", "COLORTERM": "truecolor"], .none),
    ])
    func `colors are what the environment promises`(environment: [String: String], depth: ColorDepth) {
        #expect(TerminalFacts(environment: environment).colorDepth == depth)
    }

    @Test(arguments: [
        (["LANG": "de_DE.UTF-8"], true), (["LANG": "C.utf8"], true), (["LANG": "C"], false),
        (["LC_ALL": "POSIX"], false),
        (["LC_ALL": "de_DE.ISO-8859-1", "LANG": "de_DE.UTF-8"], false),
        (["LC_ALL": "", "LC_CTYPE": "en_GB.UTF-8"], true),
        ([:], true),
    ])
    func `the locale says whether the terminal takes UTF-8`(environment: [String: String], isUTF8: Bool) {
        #expect(TerminalFacts(environment: environment).isUTF8 == isUTF8)
    }

    @Test func `a terminal without a name can't move its cursor`() {
        #expect(TerminalFacts(environment: [:]).isDumb)
        #expect(TerminalFacts(environment: ["TERM": "dumb"]).isDumb)
        #expect(!TerminalFacts(environment: ["TERM": "linux"]).isDumb)
    }

    @Test func `modes are undone in mirror order after everything that may be cut off`() {
        let modes = TerminalModes.standard()
        let enter = String(decoding: modes.enterBytes(), as: UTF8.self)
        let leave = String(decoding: modes.leaveBytes(without: []), as: UTF8.self)
        #expect(enter == modes.modes.map(\.enter).joined())
        #expect(leave == "\u{18}\u{1B}\\\u{1B}[?2026l\u{1B}[m" + modes.modes.reversed().map(\.leave).joined())
        #expect(leave.hasSuffix("\u{1B}[?1049l"))
        #expect(!TerminalModes.standard(mouse: false).enterBytes().contains("1006".utf8))
    }

    @Test func `what is no terminal has 80x24`() {
        #expect(TerminalDevice(input: -1, output: -1).size == Size(columns: 80, rows: 24))
    }

    @Test func `only the Linux console has no mouse`() {
        #expect(!TerminalFacts(environment: ["TERM": "linux"]).hasMouse)
        #expect(TerminalFacts(environment: ["TERM": "xterm-256color"]).hasMouse)
        // While a program has the mouse, GNU screen keeps Esc.
        #expect(!TerminalFacts(environment: ["TERM": "screen", "STY": "12.pts"]).hasMouse)
        #expect(!TerminalFacts(environment: ["TERM": "screen", "STY": "12.pts", "TMUX": "/tmp/x,1,0"]).hasMouse)
        #expect(TerminalFacts(environment: ["TERM": "tmux-256color", "STY": "12.pts", "TMUX": "/tmp/x,1,0"]).hasMouse)
    }
}
