/// The state of one decision.
struct ImageDeciding {
    let terminal: ImageTerminal
    let answers: TerminalAnswers?
    private(set) var method = ImageProtocol.blocks
    private(set) var placement = KittyRenderer.Placement.direct
    private(set) var goesThroughTmux = false
    private(set) var reasons: [String] = []

    init(terminal: ImageTerminal, answers: TerminalAnswers?) {
        self.terminal = terminal
        self.answers = answers
    }

    var cell: CellSize? { answers?.cell ?? terminal.cell }

    mutating func decide(forced: ImageProtocol?) {
        if let forced {
            method = forced
            reasons.append("\(forced.rawValue) was requested")
            if forced == .kitty { placeByForce() }
            return
        }
        if terminal.isDumb { return settle(.ascii, "TERM says that the terminal only prints lines") }
        if terminal.colors == .none { return settle(.ascii, "there are no colors, by NO_COLOR or by TERM") }
        if let answers, !answers.isComplete { return settleBlocks("the terminal has not responded yet") }
        if isInTmux { return decideInTmux() }
        if terminal.isInScreen { return settleBlocks("GNU screen doesn't pass pictures through") }
        if terminal.has("ASCIINEMA_REC") { return settleBlocks("asciinema records text only") }
        decideByBrand()
    }
}

extension ImageDeciding {
    private mutating func decideByBrand() {
        let brand = findBrand()
        let name = brand?.name ?? "it"
        switch brand?.method {
        case .kittyPlaceholders, .kittyDirect: decideForKitty(brand)
        case .iTerm2: settle(.iterm2, "\(name) knows iTerm2's protocol")
        case .iTerm2WithSixel: decideForSixel(as: .iterm2)
        case .sixel where answers == nil: settleSixel("\(name) knows sixel")
        case .sixel: decideForSixel()
        case .asAnswered, nil: decideByAnswers()
        }
    }

    /// The terminal's reported brand takes precedence over the environment, which may describe the terminal that this
    /// one was started from.
    private mutating func findBrand() -> TerminalBrand? {
        if let version = answers?.version {
            reasons.append("XTVERSION says \(Self.printable(version))")
            if let brand = TerminalBrand(version: version) { return brand }
        }
        guard let found = TerminalBrand.of(terminal) else {
            reasons.append("the environment names no known terminal")
            return nil
        }
        reasons.append("\(Self.printable(found.variable)) says \(found.brand.name)")
        return found.brand
    }

    private mutating func decideForKitty(_ brand: TerminalBrand?) {
        guard let answers else { return settle(.kitty, "\(brand?.name ?? "it") knows kitty's protocol") }
        guard answers.loadsKittyGraphics == true else { return decideByAnswers() }
        placement = .direct
        if brand?.method.hasPlaceholders(version: answers.version ?? "") == true, canHoldPlaceholders {
            placement = .placeholders
        }
        settle(.kitty, "it loads pictures by kitty's protocol\(placement == .direct ? ", without placeholders" : "")")
    }

    /// For terminals of unknown brand, and for those that did not confirm what their brand supports.
    private mutating func decideByAnswers() {
        guard let answers else { return settleBlocks("the terminal was not queried") }
        if answers.loadsKittyGraphics == true {
            return settle(.kitty, "it loads pictures by kitty's protocol; support of placeholders is unknown")
        }
        reasons.append("it does not load pictures by kitty's protocol")
        decideForSixel()
    }

    /// `chosen` is used if the terminal supports sixel.
    private mutating func decideForSixel(as chosen: ImageProtocol = .sixel) {
        guard let answers else { return settleBlocks("the terminal was not queried") }
        guard answers.hasSixel else { return settleBlocks("DA1 does not name sixel") }
        if chosen == .sixel { return settleSixel("DA1 names sixel") }
        settle(chosen, "DA1 names sixel, so that pictures are switched on")
    }

    private mutating func settleSixel(_ reason: String) {
        reasons.append(reason)
        guard cell != nil else { return settleBlocks("the size of its cells in pixels is unknown") }
        settle(.sixel, "the size of its cells is known")
    }

    private var isInTmux: Bool { terminal.isInTmux || answers?.version?.lowercased().hasPrefix("tmux") == true }

    private mutating func decideInTmux() {
        reasons.append("tmux is between Kith and the terminal")
        if let tmux = answers?.tmux {
            if tmux.allowsPassthrough, outerHasPlaceholders(tmux), canHoldPlaceholders {
                (placement, goesThroughTmux) = (.placeholders, true)
                return settle(.kitty, "tmux passes pictures through, and the terminal around it has placeholders")
            }
            reasons.append(
                tmux.allowsPassthrough
                    ? "the terminal around it has no placeholders"
                    : "allow-passthrough is off (`set -g allow-passthrough on` in tmux.conf switches it on)")
        } else {
            reasons.append("tmux was not asked whether it passes pictures through")
        }
        decideForSixel()
    }

    private func outerHasPlaceholders(_ tmux: TmuxFacts) -> Bool {
        let brand = TerminalBrand(version: tmux.outerVersion) ?? TerminalBrand.byName(tmux.outerName)
        return brand?.method.hasPlaceholders(version: tmux.outerVersion) == true
    }

    private var canHoldPlaceholders: Bool { terminal.isUTF8 && terminal.colors >= .indexed256 }

    private mutating func placeByForce() {
        var normal = ImageDeciding(terminal: terminal, answers: answers)
        normal.decide(forced: nil)
        goesThroughTmux = isInTmux
        // In tmux, an image at the cursor would stay in place when the text below it moves.
        placement =
            normal.method == .kitty ? normal.placement : isInTmux && canHoldPlaceholders ? .placeholders : .direct
    }

    private mutating func settleBlocks(_ reason: String) {
        reasons.append(reason)
        terminal.isUTF8
            ? settle(.blocks, "so half blocks are drawn")
            : settle(.ascii, "the locale is not UTF-8, so that no block can be printed")
    }

    private mutating func settle(_ method: ImageProtocol, _ reason: String) {
        self.method = method
        reasons.append(reason)
    }

    /// The beginning of a terminal's text, without characters that could be harmful when printed.
    private static func printable(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { (" "..."~").contains($0) }.prefix(60)))
    }
}
