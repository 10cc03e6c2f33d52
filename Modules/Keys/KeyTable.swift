// Keys: the one table of kith-tui's keys, as plain values: which key does what on which screen, and how that is said. It
// feeds dispatch, the help, the last line of each screen, the palette, `kith keys` and the page of the manual, so both
// fronts import it. It owns no state, and knows no screen, no contact and no command.

package import TerminalUI

/// The table, and what is looked up in it. It is made when it is first asked for, so a command that does not ask pays
/// nothing.
package enum KeyTable {
    /// Action of a key in a context; nil for none, and for text where text is typed.
    package static func action(for event: KeyEvent, in context: KeyContext) -> Action? {
        if context.isTyping, event.text != nil { return nil }
        for candidate in event.candidates {
            for place in [context, .everywhere] {
                if let action = index[place]?[candidate] { return action }
            }
        }
        return nil
    }

    /// The rows that hold on a screen: its own first, then those of line editing where text is typed, which are none of
    /// the screen's actions (``LineEditor/press(_:)``). There, keys that are text are in none.
    package static func bindings(in context: KeyContext) -> [KeyBinding] {
        let own = own(context)
        if context == .everywhere { return own }
        guard context.isTyping else { return own + Self.own(.everywhere) }
        return own + (context == .lineEditing ? [] : lineEditing) + everywhereTyping
    }

    /// The rows of one screen alone, without those that hold everywhere.
    package static func own(_ context: KeyContext) -> [KeyBinding] { all.filter { $0.context == context } }

    /// The hints of a screen, without those of actions that it does not offer now.
    ///
    /// - Parameters:
    ///   - isUTF8: the terminal has signs for keys (``KeyLabel``).
    ///   - word: another word for an action than the table's; its hint comes first. Nil for the table's.
    package static func hints(
        in context: KeyContext, isUTF8: Bool = true, word: (Action) -> String? = { _ in nil },
        where isOffered: (Action) -> Bool
    ) -> KeyHints {
        let last: [Action] = [.palette, .help]
        var (first, others): ([KeyHints.Hint], [KeyHints.Hint]) = ([], [])
        var ends: [Action: KeyHints.Hint] = [:]
        for binding in bindings(in: context) where isOffered(binding.action) {
            guard let hint = binding.hint else { continue }
            let key = hint.key.text(isUTF8: isUTF8)
            if last.contains(binding.action) {
                ends[binding.action] = KeyHints.Hint(key, hint.word)
            } else if let word = word(binding.action) {
                first.append(KeyHints.Hint(key, SafeText(word)))
            } else {
                others.append(KeyHints.Hint(key, hint.word))
            }
        }
        return KeyHints(first + others, last: last.compactMap { ends[$0] })
    }

    private static let index: [KeyContext: [KeyEvent: Action]] = {
        var index: [KeyContext: [KeyEvent: Action]] = [:]
        for binding in all {
            for key in binding.keys { index[binding.context, default: [:]][key] = binding.action }
        }
        return index
    }()
}
