internal import AddressBooks
package import BooksFeature
package import DialogueConsole
internal import Models
internal import Sync

/// The form for a book as questions.
@MainActor
package final class BookFormDialogue {
    private let viewModel: BookFormViewModel
    private let console: LineConsole

    package init(_ viewModel: BookFormViewModel, console: LineConsole) {
        self.viewModel = viewModel
        self.console = console
    }

    private var state: BookFormState { viewModel.state }

    /// Asks until the book is saved or the form is left.
    package func run() async {
        let begins = state.book.map { "Edit address book \($0)." } ?? "New address book."
        console.say("\(begins) Enter keeps the value, - clears it, . goes to \(goal), ? shows help.")
        viewModel.select(0)
        while !state.isSaved {
            guard await askFields() else { return end() }
            guard state.isChanged else {
                console.say(isNew ? "Nothing was entered. No address book was added." : "Nothing was changed.")
                return viewModel.discard()
            }
            guard let answer = await askToSave() else { return end() }
            switch answer {
            case .yes: await save()
            case .back: viewModel.select(0)
            case .no:
                console.say(unsaved)
                return viewModel.discard()
            }
        }
    }

    private enum Answer { case yes, no, back }

    /// Nil where the input has ended.
    private func askToSave() async -> Answer? {
        let question = isNew ? "Add the address book? y adds" : "Save the address book? y saves"
        while let answer = await console.ask("\(question), n cancels, < goes back>") {
            switch answer.lowercased() {
            case "y", "yes": return .yes
            case "n", "no": return .no
            case "<": return .back
            default:
                console.say(
                    "Type y to \(isNew ? "add" : "save") it, n to cancel, or < to go back to the first field.")
            }
        }
        return nil
    }

    /// From the selected field to the last; false where the input has ended.
    private func askFields() async -> Bool {
        while let field = state.selected {
            for message in field.messages { console.say(message.sentence) }
            let now = field.text.nonBlank ?? (field.placeholder.isEmpty ? "empty" : "\(field.placeholder) by itself")
            let help = field.id == .kind ? kinds : field.help
            guard let answer = await console.ask("\(field.name), \(now)\(help.isEmpty ? "" : " (\(help))")>") else {
                return false
            }
            switch answer {
            case "": break
            case ".": return true
            case "?":
                tellMore()
                continue
            case _ where field.id == .kind: guard choose(answer) else { continue }
            case "-": viewModel.setText("")
            default: viewModel.setText(FormAnswer.isSign(behindBackslash: answer) ? String(answer.dropFirst()) : answer)
            }
            let before = state.selection
            viewModel.moveSelection(by: 1)
            if let faulty = state.fields.first(where: { $0.id == field.id }), !faulty.messages.isEmpty, !answer.isEmpty
            {
                viewModel.select(before)
            } else if state.selection == before {
                return true
            }
        }
        return true
    }

    /// Everything that can be typed, and what each field and each directory is for.
    private func tellMore() {
        console.say("Enter keeps the value. - clears it. Anything else is the new value.")
        console.say("To enter a value that is one of these signs, type a backslash before it: \\-")
        console.say(". goes to \(goal). Nothing is \(isNew ? "added" : "saved") before that.")
        for field in state.fields {
            guard field.id == .kind else {
                console.say("\(field.name): \(field.help.sentence)")
                continue
            }
            console.say("\(field.name): the kind of directory. none: a local address book.")
            for kind in state.kinds { console.say("  \(kind.name): \(kind.summary.sentence)") }
        }
    }

    private var kinds: String { (["none"] + state.kinds.map(\.name)).joined(separator: ", ") }

    private func choose(_ name: String) -> Bool {
        let kind = state.kinds.first { $0.name == name.lowercased() }
        guard kind != nil || ["none", "-"].contains(name.lowercased()) else {
            console.say("Type one of: \(kinds).")
            return false
        }
        viewModel.choose(kind)
        return true
    }

    private var isNew: Bool { state.book == nil }
    private var goal: String { isNew ? "adding" : "saving" }
    private var unsaved: String { isNew ? "No address book was added." : "The address book was not changed." }

    private func save() async {
        let name = state.book ?? state.fields.first { $0.id == .name }?.text.trimmed ?? ""
        await viewModel.save()
        if let failure = state.failure { console.say(failure) }
        if state.isSaved { console.say("\(isNew ? "Added" : "Saved") the address book \(name).") }
    }

    private func end() {
        if state.isChanged {
            console.cutShort(isNew ? "no address book was added." : "the address book was not changed.")
        }
        viewModel.discard()
    }
}
