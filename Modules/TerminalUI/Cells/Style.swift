/// A cell's colors and attributes.
package struct Style: Sendable, Hashable {
    /// SGR attributes that nearly every terminal supports.
    package struct Attributes: OptionSet, Sendable, Hashable {
        /// One bit per attribute; only the bits below have a meaning.
        package let rawValue: UInt16

        /// Ignores unknown bits.
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
        /// SGR 7: swaps foreground and background.
        package static let reverse = Attributes(rawValue: 16)
    }

    /// The text color.
    package var foreground: Color
    /// The background color.
    package var background: Color
    /// The attributes.
    package var attributes: Attributes

    /// Creates a style; by default the terminal's own.
    package init(
        foreground: Color = .default, background: Color = .default, attributes: Attributes = []
    ) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    /// The terminal's default style.
    package static let plain = Style()

    /// Layers this style over `base`: attributes are combined, and a default color keeps the base's color.
    package func over(_ base: Style) -> Style {
        Style(
            foreground: foreground == .default ? base.foreground : foreground,
            background: background == .default ? base.background : background,
            attributes: base.attributes.union(attributes))
    }

    /// The part of this style that is visible on a blank. The rest would cost bytes, and a reversed selection over it
    /// would make it visible.
    var ofBlank: Style {
        attributes.isDisjoint(with: [.reverse, .underline]) ? Style(background: background) : self
    }

    /// This style mapped to the colors of `depth`.
    package func degraded(to depth: ColorDepth) -> Style {
        Style(
            foreground: depth.nearest(to: foreground), background: depth.nearest(to: background),
            attributes: attributes)
    }
}
