internal import TerminalUI

/// One line of a form on the screen.
struct FormLine: Sendable {
    enum Content: Sendable {
        case none
        /// Read-only line.
        case text(StyledText)
        /// A place to type in that another one has the cursor of.
        case value(SafeText)
        /// The line that is typed in.
        case input(LineEditor, placeholder: String)
        /// A row of the long text that is typed in, and the cursor's column where it stands there.
        case inputRow(SafeText, cursor: Int?)
    }

    /// Text before it.
    var heading: StyledText = ""
    var content: Content = .none
    /// Columns before the value's bracket, or before the text.
    var indent = 0
}
