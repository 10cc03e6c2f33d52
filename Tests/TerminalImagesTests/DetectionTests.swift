import TerminalImages
import Testing

struct DetectionTests {
    @Test(arguments: RecordedTerminal.all)
    func `each terminal gets what it can show`(recorded: RecordedTerminal) {
        let unasked = ImageDecision.decide(for: recorded.terminal)
        #expect(unasked.method == recorded.unasked, "\(unasked.reasons)")
        #expect(unasked.kittyPlacement == .direct && !unasked.goesThroughTmux)
        let asked = ImageDecision.decide(for: recorded.terminal, answers: recorded.answers)
        #expect(asked.method == recorded.asked, "\(asked.reasons)")
        #expect(asked.kittyPlacement == recorded.placement)
        #expect(asked.goesThroughTmux == recorded.goesThroughTmux)
        for decision in [unasked, asked] {
            #expect(!decision.reasons.isEmpty && decision.reasons.allSatisfy { !$0.isEmpty && !$0.hasSuffix(".") })
        }
    }

    @Test(arguments: RecordedTerminal.all)
    func `until a terminal has answered, only what every terminal shows is chosen`(recorded: RecordedTerminal) {
        var answers = TerminalAnswers(tmux: recorded.tmux)
        let expected: ImageProtocol = recorded.asked == .ascii ? .ascii : .blocks
        #expect(ImageDecision.decide(for: recorded.terminal, answers: answers).method == expected)
        if let graphics = recorded.graphics { answers.receive(graphics: graphics) }
        if let version = recorded.version { answers.receive(version: version) }
        #expect(!answers.isComplete)
        #expect(ImageDecision.decide(for: recorded.terminal, answers: answers).method == expected)
    }

    @Test func `what is forced is taken, and kitty placed as the terminal bears it`() throws {
        let xterm = ImageTerminal(environment: ["TERM": "xterm"], colors: .ansi16)
        for method in ImageProtocol.allCases {
            let decision = ImageDecision.decide(for: xterm, forced: method, answers: TerminalAnswers())
            #expect(decision.method == method)
            #expect(decision.reasons == ["\(method.rawValue) was requested"])
        }
        func forced(_ name: String) throws -> ImageDecision {
            let recorded = try #require(RecordedTerminal.all.first { $0.name == name })
            return ImageDecision.decide(for: recorded.terminal, forced: .kitty, answers: recorded.answers)
        }
        #expect(try forced("kitty").kittyPlacement == .placeholders)
        #expect(try !forced("kitty").goesThroughTmux)
        #expect(try forced("xterm").kittyPlacement == .direct)
        #expect(try forced("tmux in kitty").kittyPlacement == .placeholders)
        #expect(try forced("tmux in kitty").goesThroughTmux)
        #expect(ImageProtocol(rawValue: "iterm2") == .iterm2 && ImageProtocol(rawValue: "x") == nil)
    }

    @Test func `without colors or UTF-8 there are characters, and no placeholders`() throws {
        let recorded = try #require(RecordedTerminal.all.first { $0.name == "kitty" })
        let noColor = ImageTerminal(environment: recorded.environment, colors: .none)
        #expect(ImageDecision.decide(for: noColor, answers: recorded.answers).method == .ascii)
        let latin = ImageTerminal(environment: recorded.environment, colors: .rgb, isUTF8: false)
        #expect(ImageDecision.decide(for: latin, answers: recorded.answers).method == .kitty)
        #expect(ImageDecision.decide(for: latin, answers: recorded.answers).kittyPlacement == .direct)
        let plain = ImageTerminal(environment: ["TERM": "xterm"], colors: .ansi16, isUTF8: false)
        #expect(ImageDecision.decide(for: plain).method == .ascii)
        let few = ImageTerminal(environment: recorded.environment, colors: .ansi16)
        #expect(ImageDecision.decide(for: few, answers: recorded.answers).kittyPlacement == .direct)
    }

    @Test func `sixel needs the size of a cell, from the kernel or from the terminal`() throws {
        let foot = ImageTerminal(environment: ["TERM": "foot"], colors: .rgb)
        #expect(ImageDecision.decide(for: foot).method == .blocks)
        var answers = TerminalAnswers()
        answers.receive(version: "foot(1.16.2)")
        answers.receive(deviceAttributes: [62, 4, 22])
        #expect(ImageDecision.decide(for: foot, answers: answers).method == .blocks)
        answers.receive(window: [6, 0, 0])
        #expect(answers.cell == nil)
        answers.receive(window: [4, 20, 10])
        #expect(answers.cell == nil)
        answers.receive(window: [6, 20, 10])
        let decision = ImageDecision.decide(for: foot, answers: answers)
        #expect(decision.method == .sixel && decision.cell == CellSize(width: 10, height: 20))
    }

    @Test func `what a terminal writes into its name does no harm in the reasons`() {
        var answers = TerminalAnswers()
        answers.receive(version: "evil\u{1B}]0;x\u{7}\u{9B}31m" + String(repeating: "a", count: 1_000))
        answers.receive(deviceAttributes: [62])
        let terminal = ImageTerminal(environment: ["TERM": "xterm"], colors: .rgb)
        let reasons = ImageDecision.decide(for: terminal, answers: answers).reasons
        #expect(reasons.joined().unicodeScalars.allSatisfy { (" "..."~").contains($0) })
        #expect(reasons.allSatisfy { $0.count < 120 })
    }

    @Test func `answers to other questions are not taken for ours`() {
        var answers = TerminalAnswers()
        answers.receive(graphics: "i=7;OK")
        #expect(answers.loadsKittyGraphics == nil)
        answers.receive(graphics: "")
        #expect(answers.loadsKittyGraphics == nil)
        answers.receive(graphics: "i=31,p=2;ENOENT:x")
        #expect(answers.loadsKittyGraphics == false)
        answers.receive(graphics: "i=31;OK")
        #expect(answers.loadsKittyGraphics == true)
        // The class of a VT132 is no sixel.
        answers.receive(deviceAttributes: [4, 6])
        #expect(answers.attributes == [6])
        answers.receive(deviceAttributes: [])
        #expect(answers.isComplete)
    }

    @Test func `tmux's answer is read in all its forms`() {
        #expect(TmuxFacts(answer: "1\tkitty(0.35)\txterm-kitty\n")?.allowsPassthrough == true)
        #expect(TmuxFacts(answer: "on\t\tfoot\n")?.allowsPassthrough == true)
        #expect(TmuxFacts(answer: "all\t\tfoot\n")?.allowsPassthrough == true)
        #expect(TmuxFacts(answer: "off\t\t")?.allowsPassthrough == false)
        #expect(TmuxFacts(answer: "\t\t\n")?.allowsPassthrough == false)
        #expect(TmuxFacts(answer: "0\ta\tb")?.outerVersion == "a")
        #expect(TmuxFacts(answer: "0\ta\tb\nc")?.outerName == "b")
        #expect(TmuxFacts(answer: "no server running") == nil)
        #expect(TmuxFacts(answer: "") == nil)
    }

    @Test func `a terminal is asked only what it bears, DA1 last`() {
        func query(_ environment: [String: String]) -> String {
            String(
                decoding: ImageQuery.bytes(for: ImageTerminal(environment: environment, colors: .rgb)), as: UTF8.self)
        }
        #expect(
            query(["TERM": "xterm-256color"])
                == "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[>q\u{1B}[16t\u{1B}[c")
        #expect(query(["TERM": "tmux-256color", "TMUX": "x"]) == "\u{1B}[>q\u{1B}[16t\u{1B}[c")
        #expect(query(["TERM": "screen"]) == "\u{1B}[>q\u{1B}[16t\u{1B}[c")
        #expect(query(["TERM": "linux"]) == "\u{1B}[c")
        #expect(query(["TERM": "dumb"]).isEmpty && query([:]).isEmpty)
    }
}
