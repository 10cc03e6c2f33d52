internal import EditFeature
package import Keys
package import Models
internal import TerminalUI

/// Title, status and key hints of a form.
extension EditScreen {
    package var title: String { isNew ? "new contact" : "edit: \(state.title)" }

    package var info: [String] {
        let changes = state.changes == 1 ? "1 unsaved change" : "\(state.changes) unsaved changes"
        let saving = state.isSaving ? "saving…" : state.changes > 0 ? changes : nil
        return [saving, state.book].compactMap { $0?.nonBlank }
    }

    package var status: Status? {
        if let notice { return notice }
        if !state.messages.isEmpty { return Status(.failure, state.messages.joined(separator: "; ")) }
        guard state.phase == .gone, !state.fields.isEmpty else { return nil }
        return Status(.warning, "This contact was deleted in the meantime. Press Ctrl-S to save it as a new contact.")
    }

    package var unsaved: String? {
        guard viewModel.hasUnsavedChanges else { return nil }
        let name = isNew ? "the new contact" : state.title
        return state.isSaving ? "Quit before \(name) is saved?" : "Quit without saving \(name)?"
    }

    package func offers(_ action: Action) -> Bool {
        let field = place.flatMap { state.field(at: $0) }
        let isWritable = field.map { !$0.isReadOnly } ?? false
        return switch action {
        case .help, .palette, .back: true
        case .save: isOpen && !state.isSaving
        case .down, .up, .nextField, .previousField, .finishField, .pageDown, .pageUp: isOpen
        case .addValue: field?.canHoldMore == true
        case .removeValue: isWritable && place.flatMap { state.value(at: $0) } != ContactDraft.Value("")
        case .nextLabel: field?.holdsLabels == true
        default: false
        }
    }

    package func refusal(of action: Action) -> String? {
        guard let place, isOpen else { return nil }
        let isReadOnly = state.field(at: place)?.isReadOnly == true
        return switch action {
        case .addValue, .removeValue, .nextLabel: isReadOnly ? place.field.readOnly : Self.refusal(of: action, place)
        default: nil
        }
    }

    private static func refusal(of action: Action, _ place: FormPlace) -> String {
        switch action {
        case .addValue: place.field.noMoreValues
        case .removeValue: "There is no value to remove."
        default: place.field.noLabel
        }
    }
}
