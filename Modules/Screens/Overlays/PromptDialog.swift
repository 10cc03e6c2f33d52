internal import Interaction
internal import Keys
internal import TerminalUI

/// A line of text being typed.
@MainActor
final class PromptDialog: Dialog {
    let context = KeyContext.prompt
    private let prompt: Prompt
    private var editor: LineEditor
    private(set) var isOpen = true
    private(set) var consequence: (@MainActor () -> Void)?

    init(_ prompt: Prompt) {
        self.prompt = prompt
        editor = LineEditor(prompt.text)
    }

    func view(over base: any View) -> any View { PromptView(prompt.title, prompt.placeholder, editor, over: base) }

    func perform(_ action: Action) {
        switch action {
        case .choose: answer(editor.text)
        case .back: answer(nil)
        default: break
        }
    }

    func type(_ key: KeyEvent) {
        if editor.press(key) == .edited { prompt.edit(editor.text) }
    }

    func paste(_ text: String) {
        if editor.insert(text) == .edited { prompt.edit(editor.text) }
    }

    private func answer(_ text: String?) {
        isOpen = false
        let answer = prompt.answer
        consequence = { answer(text) }
    }
}
