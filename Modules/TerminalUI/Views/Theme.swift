/// A style for each role.
package struct Theme: Sendable, Hashable {
    private var styles: [Role: Style]

    /// Roles without a style are plain.
    package init(_ styles: [Role: Style]) {
        self.styles = styles
    }

    /// The role's style; plain if it has none.
    package subscript(role: Role) -> Style {
        get { styles[role] ?? .plain }
        set { styles[role] = newValue }
    }

    /// The theme for a background.
    package static func suiting(_ background: TerminalBackground) -> Theme {
        switch background {
        case .dark: dark
        case .light: light
        }
    }

    /// The common part of both themes: attributes that work without color.
    private static let attributes = Theme([
        .muted: Style(attributes: .dim),
        .title: Style(attributes: .bold),
        .selection: Style(attributes: .reverse),
        .selectionUnfocused: Style(attributes: .underline),
        .border: Style(attributes: .dim),
        .key: Style(attributes: .bold),
        .hint: Style(attributes: .dim),
        .input: Style(attributes: .underline),
        .placeholder: Style(attributes: .dim),
    ])

    /// The terminal's own 16 colors, as the user's theme defines them, restricted to those that are legible on black.
    package static let dark = attributes.adding([
        .accent: Style(foreground: .yellow),
        .label: Style(foreground: .cyan),
        .match: Style(foreground: .green, attributes: .bold),
        .success: Style(foreground: .green),
        .warning: Style(foreground: .yellow, attributes: .bold),
        .failure: Style(foreground: .brightRed, attributes: .bold),
    ])

    /// Those of the 16 colors that are legible on white, unlike yellow, green and cyan.
    package static let light = attributes.adding([
        .accent: Style(foreground: .magenta),
        .label: Style(foreground: .blue),
        .match: Style(foreground: .blue, attributes: .bold),
        .success: Style(foreground: .blue),
        .warning: Style(foreground: .magenta, attributes: .bold),
        .failure: Style(foreground: .red, attributes: .bold),
    ])

    private func adding(_ others: [Role: Style]) -> Theme { Theme(styles.merging(others) { $1 }) }
}
