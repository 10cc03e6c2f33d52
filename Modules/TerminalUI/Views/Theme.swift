/// How each role looks. A value: a front may offer several.
package struct Theme: Sendable, Hashable {
    private var styles: [Role: Style]

    /// Roles without a style are plain.
    package init(_ styles: [Role: Style]) {
        self.styles = styles
    }

    /// Plain for a role without a style.
    package subscript(role: Role) -> Style {
        get { styles[role] ?? .plain }
        set { styles[role] = newValue }
    }

    /// For this background.
    package static func suiting(_ background: TerminalBackground) -> Theme {
        switch background {
        case .dark: dark
        case .light: light
        }
    }

    /// What both themes have: attributes, which say the same without color.
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

    /// The terminal's own 16 colors, which its person has chosen, and of these the ones that can be read on black.
    package static let dark = attributes.adding([
        .accent: Style(foreground: .yellow),
        .label: Style(foreground: .cyan),
        .match: Style(foreground: .green, attributes: .bold),
        .success: Style(foreground: .green),
        .warning: Style(foreground: .yellow, attributes: .bold),
        .failure: Style(foreground: .brightRed, attributes: .bold),
    ])

    /// The ones of the 16 that can be read on white, where yellow, green and cyan cannot.
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
