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

    /// The terminal's own 16 colours and attributes only, so that it fits light and dark, and says the same without
    /// colour.
    package static let standard = Theme([
        .muted: Style(attributes: .dim),
        .title: Style(attributes: .bold),
        .accent: Style(foreground: .yellow),
        .label: Style(foreground: .cyan),
        .selection: Style(attributes: .reverse),
        .selectionUnfocused: Style(attributes: .underline),
        .border: Style(attributes: .dim),
        .key: Style(attributes: .bold),
        .hint: Style(attributes: .dim),
        .input: Style(attributes: .underline),
        .placeholder: Style(attributes: .dim),
        .match: Style(foreground: .green, attributes: .bold),
        .success: Style(foreground: .green),
        .warning: Style(foreground: .yellow, attributes: .bold),
        .failure: Style(foreground: .red, attributes: .bold),
    ])
}
