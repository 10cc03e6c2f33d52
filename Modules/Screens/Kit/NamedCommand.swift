/// Something that the palette offers by its name.
package struct NamedCommand {
    package let name: String
    /// Its effect beyond its name; nil for nothing to add.
    package let effect: String?
    /// Trailing text: its key.
    package let note: String
    /// Other words that find it.
    package let synonyms: String
    /// It only says why it cannot be done.
    package let isRefused: Bool
    package let run: @MainActor () -> Void

    package init(
        name: String, effect: String? = nil, note: String = "", synonyms: String = "", isRefused: Bool = false,
        run: @escaping @MainActor () -> Void
    ) {
        self.name = name
        self.effect = effect
        self.note = note
        self.synonyms = synonyms
        self.isRefused = isRefused
        self.run = run
    }
}
