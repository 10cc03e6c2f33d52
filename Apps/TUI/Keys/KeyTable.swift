package import TerminalUI

/// The one table of keys: it feeds dispatch, the help, and the last line of each screen.
package enum KeyTable {
    /// What a key does on a screen; nil for nothing, and for text where text is typed.
    package static func action(for event: KeyEvent, in context: KeyContext) -> Action? {
        if context.isTyping, event.text != nil { return nil }
        for candidate in event.candidates {
            for place in [context, .everywhere] {
                if let action = index[place]?[candidate] { return action }
            }
        }
        return nil
    }

    /// The rows that hold on a screen: its own first. Where text is typed, keys that are text are in none.
    package static func bindings(in context: KeyContext) -> [KeyBinding] {
        let own = all.filter { $0.context == context }
        if context == .everywhere { return own }
        return own + (context.isTyping ? everywhereTyping : all.filter { $0.context == .everywhere })
    }

    /// The hints of a screen, without those of actions that it does not offer now.
    ///
    /// - Parameter isUTF8: the terminal has signs for keys (``KeyLabel``).
    package static func hints(
        in context: KeyContext, isUTF8: Bool = true, where isOffered: (Action) -> Bool
    ) -> KeyHints {
        func shown(_ hint: (key: KeyLabel, word: SafeText)) -> KeyHints.Hint {
            KeyHints.Hint(hint.key.text(isUTF8: isUTF8), hint.word)
        }
        let last: [Action] = [.palette, .help]
        let offered = bindings(in: context).filter { isOffered($0.action) }
        let hints = offered.filter { !last.contains($0.action) }.compactMap(\.hint)
        let ends = last.compactMap { action in offered.first { $0.action == action }?.hint }
        return KeyHints(hints.map(shown), last: ends.map(shown))
    }

    private static let index: [KeyContext: [KeyEvent: Action]] = {
        var index: [KeyContext: [KeyEvent: Action]] = [:]
        for binding in all {
            for key in binding.keys { index[binding.context, default: [:]][key] = binding.action }
        }
        return index
    }()
}
