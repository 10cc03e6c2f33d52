/// A line of text is to be typed.
package struct Prompt {
    package let title: String
    /// Initial text.
    package let text: String
    package let placeholder: String
    /// Called while it is typed.
    package let edit: @MainActor (String) -> Void
    /// Given the text; nil where it was left.
    package let answer: @MainActor (String?) -> Void

    package init(
        _ title: String, text: String = "", placeholder: String = "",
        edit: @escaping @MainActor (String) -> Void = { _ in },
        answer: @escaping @MainActor (String?) -> Void
    ) {
        self.title = title
        self.text = text
        self.placeholder = placeholder
        self.edit = edit
        self.answer = answer
    }
}
