/// The semantic role of a piece of a screen. A ``Theme`` maps it to a style.
package enum Role: Sendable, Hashable, CaseIterable {
    case body, muted, title, accent, label
    /// The row that keys act on, in the focused pane and in another one.
    case selection, selectionUnfocused
    case border, statusLine, key, hint
    case input, placeholder, match
    case success, warning, failure
}
