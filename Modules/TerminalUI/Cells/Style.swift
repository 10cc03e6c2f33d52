/// How a cell looks.
package struct Style: Sendable, Hashable {
    /// SGR attributes that nearly every terminal has.
    package struct Attributes: OptionSet, Sendable, Hashable {
        /// One bit an attribute; only those below have a meaning.
        package let rawValue: UInt16

        /// Takes bits of other attributes without a complaint; they are ignored.
        package init(rawValue: UInt16) {
            self.rawValue = rawValue
        }

        /// SGR 1.
        package static let bold = Attributes(rawValue: 1)
        /// SGR 2.
        package static let dim = Attributes(rawValue: 2)
        /// SGR 3.
        package static let italic = Attributes(rawValue: 4)
        /// SGR 4.
        package static let underline = Attributes(rawValue: 8)
        /// SGR 7: foreground and background change places.
        package static let reverse = Attributes(rawValue: 16)
    }

    /// The color of the text.
    package var foreground: Color
    /// The color under the text.
    package var background: Color
    /// What is on besides colors.
    package var attributes: Attributes

    /// The terminal's own look where nothing is given.
    package init(
        foreground: Color = .default, background: Color = .default, attributes: Attributes = []
    ) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    /// The terminal's own look.
    package static let plain = Style()

    /// This style laid over `base`: attributes add up, a default color lets the base's color through.
    package func over(_ base: Style) -> Style {
        Style(
            foreground: foreground == .default ? base.foreground : foreground,
            background: background == .default ? base.background : background,
            attributes: base.attributes.union(attributes))
    }

    /// What of this style shows where no text is: what does not would cost bytes, and a selection laid over it, which
    /// changes the colors round, would bring it out.
    var ofBlank: Style {
        attributes.isDisjoint(with: [.reverse, .underline]) ? Style(background: background) : self
    }

    /// This style in the colors that `depth` has.
    package func degraded(to depth: ColorDepth) -> Style {
        Style(
            foreground: depth.nearest(to: foreground), background: depth.nearest(to: background),
            attributes: attributes)
    }
}
