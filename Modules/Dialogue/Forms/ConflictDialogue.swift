package import ConflictFeature
internal import ContactActions
package import DialogueConsole
internal import Editing
internal import Models
internal import Persistence

/// A conflict as questions: for each field, whose word counts.
@MainActor
package final class ConflictDialogue {
    private let viewModel: ConflictViewModel
    private let console: LineConsole

    package init(_ viewModel: ConflictViewModel, console: LineConsole) {
        self.viewModel = viewModel
        self.console = console
    }

    private var state: ConflictState { viewModel.state }

    /// Asks until it is settled or left as it is.
    package func run() async {
        viewModel.reload()
        while true {
            switch state.phase {
            case .open(let kind):
                introduce(kind)
                guard await askSides(kind), await askToSettle() else { return leave() }
                if state.phase == .resolved { return tellSettled() }
            case .absent: return console.say("There is no conflict.")
            case .failed(let failure): return console.say(failure)
            case .loading, .resolved: return
            }
        }
    }

    private func introduce(_ kind: Conflict.Kind) {
        console.say("Conflict of \(ContactCard.nameInSentence(state.title)).")
        console.say(kind.explanation(book: state.book))
    }

    /// False where the conflict is to stay.
    private func askSides(_ kind: Conflict.Kind) async -> Bool {
        guard state.isByField else {
            for field in state.fields { tell(field) }
            console.say(ContactEditor.Side.mine.meaning(resolving: kind) + ".")
            console.say(ContactEditor.Side.theirs.meaning(resolving: kind) + ".")
            guard let side = await askSide("Mine or theirs? m, t, or h to leave it open>") else { return false }
            viewModel.chooseAll(side.side)
            return true
        }
        for index in state.fields.indices {
            viewModel.moveSelection(by: index - state.selection)
            tell(state.fields[index])
            let question =
                "Which \(state.fields[index].name)? m mine, t theirs, M or T for all, h to leave it open>"
            guard let answer = await askSide(question) else { return false }
            if answer.isForAll {
                viewModel.chooseAll(answer.side)
                return true
            }
            viewModel.choose(answer.side)
        }
        return true
    }

    private func tell(_ field: ConflictField) {
        func text(_ lines: [String]) -> String { lines.isEmpty ? "nothing" : lines.joined(separator: "; ") }
        console.say("\(field.name), mine: \(text(field.mine))")
        console.say("\(field.name), theirs: \(text(field.theirs))")
    }

    private func askSide(_ question: String) async -> (side: ContactEditor.Side, isForAll: Bool)? {
        while let answer = await console.ask(question) {
            switch answer {
            case "M": return (.mine, true)
            case "T": return (.theirs, true)
            case "h", "q", "back": return nil
            case _ where ["m", "mine"].contains(answer.lowercased()): return (.mine, false)
            case _ where ["t", "theirs"].contains(answer.lowercased()): return (.theirs, false)
            default: console.say("Type m for mine, t for theirs, or h to leave it open.")
            }
        }
        return nil
    }

    /// False where it is to stay. What was changed meanwhile is asked about once more.
    private func askToSettle() async -> Bool {
        guard await console.agree("Resolve the conflict?", yes: "resolve", no: "leave it open") == true else {
            return false
        }
        await viewModel.resolve()
        if let message = state.message { console.say(message) }
        return true
    }

    private func tellSettled() {
        console.say("Resolved the conflict of \(ContactCard.nameInSentence(state.title)).")
    }

    private func leave() {
        if console.isOver {
            console.cutShort("the conflict stays open.")
        } else {
            console.say("The conflict stays open.")
        }
    }
}
