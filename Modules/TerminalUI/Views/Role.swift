/// What a piece of a screen is for. A ``Theme`` says how it looks.
package enum Role: Sendable, Hashable, CaseIterable {
    case body, muted, title, accent, label
    /// The row that keys act on, in the pane that has the focus and in another one.
    case selection, selectionUnfocused
    case border, statusLine, key, hint
    case input, placeholder, match
    case success, warning, failure
}
