/// How a cell looks.
package struct Style: Sendable, Hashable {
    /// SGR attributes that nearly every terminal has.
    package struct Attributes: OptionSet, Sendable, Hashable {
        package let rawValue: UInt16

        package init(rawValue: UInt16) {
            self.rawValue = rawValue
        }

        package static let bold = Attributes(rawValue: 1)
        package static let dim = Attributes(rawValue: 2)
        package static let italic = Attributes(rawValue: 4)
        package static let underline = Attributes(rawValue: 8)
        package static let reverse = Attributes(rawValue: 16)
    }

    package var foreground: Color
    package var background: Color
    package var attributes: Attributes

    package init(
        foreground: Color = .default, background: Color = .default, attributes: Attributes = []
    ) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    /// The terminal's own look.
    package static let plain = Style()

    /// This style laid over `base`: attributes add up, a default colour lets the base's colour through.
    package func over(_ base: Style) -> Style {
        Style(
            foreground: foreground == .default ? base.foreground : foreground,
            background: background == .default ? base.background : background,
            attributes: base.attributes.union(attributes))
    }

    /// This style in the colours that `depth` has.
    package func degraded(to depth: ColorDepth) -> Style {
        Style(
            foreground: depth.nearest(to: foreground), background: depth.nearest(to: background),
            attributes: attributes)
    }
}
