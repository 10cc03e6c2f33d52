internal import EditFeature
internal import Interaction
internal import Models
internal import TerminalUI

/// The two ways out of a form.
extension EditScreen {
    /// It stays until it is saved, or what is wrong is told in it.
    func save() {
        Task.immediate {
            await viewModel.save()
            tellWhatBecame()
        }
    }

    private func tellWhatBecame() {
        guard !state.isSavedInPart else {
            return dialogs.tell(Status(.note, "Saved. You have typed more since: press Ctrl-S to save it."))
        }
        switch state.phase {
        case .saved(nil): dialogs.tell(Status(.note, "Nothing was changed."))
        case .saved: dialogs.tell(Status(.note, "Saved \(state.title) · u undo"))
        case .loading, .editing, .gone, .failed:
            // What is to be corrected is where the cursor is.
            let faulty = state.fields.first { !$0.messages.isEmpty && !$0.isReadOnly }
            if let faulty, place?.field != faulty.field { focus(on: .value(faulty.field, 0)) }
            guard faulty == nil, !state.messages.isEmpty else { return }
            let failure = "couldn't save: \(state.messages.joined(separator: "; "))".sentence
            tell("\(failure) Press Ctrl-S to retry.", as: .failure)
        }
    }

    func leave() {
        if state.isSaving { return tell("Saving…") }
        viewModel.cancel()
        guard state.asksToDiscard else { return }
        dialogs.confirm(
            Confirmation(
                "Leave without saving?", explanation: "\(state.changedFields) will be lost".sentence, yes: "Discard",
                no: "Keep editing"
            ) { [viewModel] agrees in
                if agrees { viewModel.discard() } else { viewModel.keepEditing() }
            })
    }
}
