/// Creates the renderer for a decision.
package struct ImageRendererMaker: Sendable {
    private let ids: KittyImageIDs
    private let chafa: ChafaLibrary
    private let encodePNG: PNGEncoder?
    private let report: @Sendable (TerminalImageError) -> Void

    /// Without an encoder iTerm2's protocol falls back to blocks, and kitty's takes more bytes. `report` is called once
    /// per renderer that falls back.
    package init(
        ids: KittyImageIDs, chafa: ChafaLibrary = ChafaLibrary(), encodePNG: PNGEncoder? = nil,
        report: @escaping @Sendable (TerminalImageError) -> Void = { _ in }
    ) {
        self.ids = ids
        self.chafa = chafa
        self.encodePNG = encodePNG
        self.report = report
    }

    /// Wraps every renderer that can fail in a fallback that can't.
    package func renderer(for decision: ImageDecision) -> any ImageRenderer {
        let colors = decision.colors
        switch decision.method {
        case .kitty:
            return KittyRenderer(
                ids: ids, placement: decision.kittyPlacement, colors: decision.placeholderColors,
                throughTmux: decision.goesThroughTmux, encodePNG: encodePNG)
        case .iterm2:
            guard let encodePNG else {
                report(.encoderMissing(.iterm2))
                return decision.lastResort
            }
            return orElse(ITerm2Renderer(encodePNG: encodePNG), decision)
        case .sixel: return orElse(SixelRenderer(chafa: chafa), decision)
        case .symbols: return orElse(SymbolRenderer(chafa: chafa, colors: colors), decision)
        case .blocks: return BlockRenderer(colors: colors)
        case .ascii: return CharacterRenderer()
        case .initials: return InitialsRenderer()
        }
    }

    private func orElse(_ renderer: some ImageRenderer, _ decision: ImageDecision) -> any ImageRenderer {
        FallbackRenderer(renderer, otherwise: decision.lastResort, report: report)
    }
}

extension ImageDecision {
    fileprivate var lastResort: any ImageRenderer {
        isUTF8 ? BlockRenderer(colors: colors) : CharacterRenderer()
    }
}
