internal import ContactActions
package import DialogueConsole
package import EditFeature
internal import Models
package import Navigation
internal import TerminalUI

/// A form as questions, field by field. Nothing is saved before the user says so.
@MainActor
package final class FormDialogue {
    let viewModel: EditViewModel
    let console: LineConsole
    private let subject: FormSubject
    /// Current field; nil after the last one.
    var place: FormPlace?
    private var hasLeft = false

    package init(_ viewModel: EditViewModel, _ subject: FormSubject, console: LineConsole) {
        self.viewModel = viewModel
        self.subject = subject
        self.console = console
    }

    var state: EditState { viewModel.state }

    /// The places that something can be typed at.
    var places: [FormPlace] { FormPlace.all(in: state).filter { state.field(at: $0)?.isReadOnly != true } }

    /// Asks until the form is saved or left.
    package func run() async {
        viewModel.reload()
        switch state.phase {
        case .failed(let failure):
            console.say(failure)
            return viewModel.cancel()
        case .gone:
            console.say("This contact is no longer in the address book.")
            return viewModel.cancel()
        case .loading, .saved, .editing: break
        }
        introduce()
        place = firstFaulty ?? places.first { $0.field == .given } ?? places.first
        while isOpen, !hasLeft {
            let goesOn = place == nil ? await askToSave() : await askField()
            guard goesOn else { return end() }
        }
    }

    private var isOpen: Bool { state.phase == .editing || state.phase == .gone }

    private var isNew: Bool { if case .new = subject { true } else { false } }

    /// The first field that something is said against.
    private var firstFaulty: FormPlace? { places.first { state.field(at: $0)?.messages.isEmpty == false } }

    private func introduce() {
        console.say(isNew ? "New contact in \(state.book)." : "Edit \(state.title) in \(state.book).")
        console.say("Enter keeps the value, - clears it, . goes to saving, ? shows help.")
        for field in state.fields where field.isReadOnly {
            let texts = field.values.map(\.text).joined(separator: ", ")
            console.say("\(field.name) is read-only: \(texts)")
        }
        for message in state.messages { console.say("Refused: \(message)") }
    }

    // MARK: - Saving

    /// False where the input has ended.
    private func askToSave() async -> Bool {
        guard viewModel.hasUnsavedChanges else {
            console.say(isNew ? "Nothing was entered. No contact was added." : "Nothing was changed.")
            leave()
            return true
        }
        let what = state.changedFields
        switch await console.ask("Save \(what)? y saves, n cancels, < goes back>")?.lowercased() {
        case nil: return false
        case "y", "yes", "s", "save": await save()
        case "n", "no": await askToLeave(what)
        case "<": place = places.last
        default: console.say("Type y to save, n to cancel, or < to go back to the last field.")
        }
        return true
    }

    private func askToLeave(_ what: String) async {
        switch await console.agree("Leave without saving \(what)?", yes: "forget", no: "keep editing") {
        case true?:
            leave()
            console.say("Nothing was saved.")
        case false?: break
        // The next question finds the end as well, and says what it means.
        case nil: break
        }
    }

    private func save() async {
        await viewModel.save()
        switch state.phase {
        case .saved(nil): console.say("Nothing was changed.")
        case .saved: console.say("Saved \(state.title) · u undo")
        case .gone: console.say("This contact was deleted in the meantime. Saving adds it as a new contact.")
        case .loading, .editing, .failed:
            // Where the user is led to the field, its messages are told there.
            for message in state.messages { console.say(message.sentence) }
            if let faulty = firstFaulty { place = faulty }
        }
    }

    private func end() {
        guard viewModel.hasUnsavedChanges else { return leave() }
        console.cutShort(
            "\(isNew ? "the new contact" : state.title) was not saved, with \(state.changedFields).")
        leave()
    }

    private func leave() {
        hasLeft = true
        viewModel.discard()
    }
}
