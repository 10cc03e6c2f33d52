package import Interaction
package import Models
internal import TerminalUI

/// The dialogs of the screens as questions of one line. What is told is said at once; questions come when the line that
/// led to them has been obeyed.
@MainActor
package final class LineDialogs: Dialogs {
    private enum Due {
        case choose(Chooser)
        case confirm(Confirmation)
        case ask(Prompt)
    }

    private let console: LineConsole
    private var questions: [Due] = []

    package init(console: LineConsole) {
        self.console = console
    }

    package func choose(_ chooser: Chooser) { questions.append(.choose(chooser)) }

    package func confirm(_ question: Confirmation) { questions.append(.confirm(question)) }

    package func ask(_ prompt: Prompt) { questions.append(.ask(prompt)) }

    package func tell(_ toast: Status) { console.say(toast.text) }

    /// By its name: other changes may have been asked for while it waited.
    package func tell(_ failure: FailedChange) {
        let reason = failure.reason
        console.say(Explanation("\(failure.what): \(reason.message)", hint: reason.hint).sentences)
    }

    /// Asks what is to be asked, also what comes of the answers. Where the input ends, each gets its safe answer.
    package func settle() async {
        while !questions.isEmpty {
            switch questions.removeFirst() {
            case .choose(let chooser): await settle(chooser)
            case .confirm(let question): await settle(question)
            case .ask(let prompt):
                let text = await console.ask("\(prompt.title), or Enter to cancel>")
                if text == nil { console.cutShort("nothing was done.") }
                prompt.answer(text?.nonBlank)
            }
        }
    }

    private func settle(_ confirmation: Confirmation) async {
        confirmation.answer(await agree(to: confirmation.question))
    }

    /// Asks at once. Where the input ends, the answer is the safe one.
    package func agree(to question: Question) async -> Bool {
        if !question.explanation.isEmpty { console.say(question.explanation) }
        let agrees = await console.agree(question.text, yes: question.yes.lowercased(), no: question.no.lowercased())
        if agrees == nil { console.cutShort("nothing was done.") }
        return agrees ?? false
    }

    /// The row that is meant by its number or by its text.
    private static func place(of answer: String, in rows: [Chooser.Row]) -> Int? {
        let words = answer.lowercased()
        return rows.indices.first { "\($0 + 1)" == answer } ?? rows.firstIndex { $0.text.lowercased() == words }
    }

    private func settle(_ chooser: Chooser) async {
        let rows = chooser.rows
        for (number, row) in zip(1..., rows) {
            let parts = [row.text, row.note, row.isCurrent ? "current" : ""].filter { !$0.isEmpty }
            console.say("\(number) \(parts.joined(separator: ", "))")
        }
        let range = rows.count > 1 ? "1 to \(rows.count)" : "1"
        let title = chooser.title.last == "?" ? chooser.title : chooser.title + ":"
        while let answer = await console.ask("\(title) \(range), or Enter to cancel>") {
            guard !answer.isEmpty else { return }
            if let place = Self.place(of: answer, in: rows) { return chooser.answer(place) }
            console.say("Type a number: \(range).")
        }
        console.cutShort("nothing was done.")
    }
}
