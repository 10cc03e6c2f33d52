/// One of several is to be chosen.
package struct Chooser {
    /// One line to choose.
    package struct Row {
        /// From anywhere; what could command the terminal is made harmless when it is drawn.
        package let text: String
        /// Drawn dimly beside the text where there is room. From anywhere.
        package let effect: String?
        /// Trailing text: a key, a label.
        package let note: String
        /// Text searched for the typed filter.
        package let searched: String
        /// It is so at present.
        package let isCurrent: Bool
        /// It is drawn dimly; its words say why it cannot be had.
        package let isRefused: Bool

        /// - Parameter synonyms: other words that find it.
        package init(
            _ text: String, effect: String? = nil, note: String = "", isCurrent: Bool = false, synonyms: String = "",
            isRefused: Bool = false
        ) {
            self.text = text
            self.effect = effect
            self.note = note
            searched = [text, synonyms, note].joined(separator: " ")
            self.isCurrent = isCurrent
            self.isRefused = isRefused
        }
    }

    package let title: String
    package let rows: [Row]
    /// The row that is marked at first.
    package let selection: Int
    /// Given the place of the row that was chosen; not called where none was.
    package let answer: @MainActor (Int) -> Void

    /// With the current row marked, or the first one.
    package init(_ title: String, _ rows: [Row], answer: @escaping @MainActor (Int) -> Void) {
        self.title = title
        self.rows = rows
        self.answer = answer
        selection = rows.firstIndex(where: \.isCurrent) ?? 0
    }
}
