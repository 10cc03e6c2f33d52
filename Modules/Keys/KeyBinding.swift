package import TerminalUI

/// One row of the table of keys.
package struct KeyBinding: Sendable {
    package let context: KeyContext
    /// Any of these does it.
    package let keys: [KeyEvent]
    /// The keys as people read them.
    package let label: KeyLabel
    package let action: Action
    /// Short description for the help.
    package let help: String
    /// The key and the word for the last line of the screen; nil where the key is not shown there.
    package let hint: (key: KeyLabel, word: SafeText)?

    init(
        _ context: KeyContext, _ keys: [KeyEvent], _ label: KeyLabel, _ action: Action, _ help: String,
        hint: (key: KeyLabel, word: SafeText)? = nil
    ) {
        self.context = context
        self.keys = keys
        self.label = label
        self.action = action
        self.help = help
        self.hint = hint
    }
}
