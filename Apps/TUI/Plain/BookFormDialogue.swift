internal import BooksFeature
internal import Models
internal import Sync

/// The form for a new book as questions.
@MainActor
final class BookFormDialogue {
    private let viewModel: AddBookViewModel
    private let talk: Talk

    init(_ viewModel: AddBookViewModel, talk: Talk) {
        self.viewModel = viewModel
        self.talk = talk
    }

    private var state: AddBookState { viewModel.state }

    /// Asks until the book is added or the form is left.
    func hold() async {
        talk.say("A new book. Enter keeps what is there, - clears it, . goes to adding.")
        viewModel.select(0)
        while !state.isAdded {
            guard await askFields() else { return end() }
            guard state.isChanged else {
                talk.say("Nothing was typed: there is no new book.")
                return viewModel.discard()
            }
            guard let answer = await askToAdd() else { return end() }
            switch answer {
            case .yes: add()
            case .back: viewModel.select(0)
            case .no:
                talk.say("No book was added.")
                return viewModel.discard()
            }
        }
    }

    private enum Answer { case yes, no, back }

    /// Nil where the input has ended.
    private func askToAdd() async -> Answer? {
        while let answer = await talk.ask("Add the book? y adds, n forgets, < goes back>") {
            switch answer.lowercased() {
            case "y", "yes": return .yes
            case "n", "no": return .no
            case "<": return .back
            default: talk.say("Type y to add it, n to forget it, or < to go back to the first field.")
            }
        }
        return nil
    }

    /// From the selected field to the last; false where the input has ended.
    private func askFields() async -> Bool {
        while let field = state.selected {
            for message in field.messages { talk.say(message.sentence) }
            let now = field.text.nonBlank ?? (field.standard.isEmpty ? "empty" : "\(field.standard) by itself")
            let help = field.id == .kind ? kinds : field.help
            guard let answer = await talk.ask("\(field.name), \(now)\(help.isEmpty ? "" : " (\(help))")>") else {
                return false
            }
            switch answer {
            case "": break
            case ".": return true
            case _ where field.id == .kind: guard choose(answer) else { continue }
            default: viewModel.setText(answer == "-" ? "" : answer)
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

    private var kinds: String { (["none"] + state.kinds.map(\.name)).joined(separator: ", ") }

    private func choose(_ name: String) -> Bool {
        let kind = state.kinds.first { $0.name == name.lowercased() }
        guard kind != nil || ["none", "-"].contains(name.lowercased()) else {
            talk.say("Type one of: \(kinds).")
            return false
        }
        viewModel.choose(kind)
        return true
    }

    private func add() {
        let name = state.fields.first { $0.id == .name }?.text.trimmed ?? ""
        viewModel.save()
        if let failure = state.failure { talk.say(failure) }
        if state.isAdded { talk.say("Added the book \(name.quoted).") }
    }

    private func end() {
        if state.isChanged { talk.cutShort("no book was added.") }
        viewModel.discard()
    }
}
