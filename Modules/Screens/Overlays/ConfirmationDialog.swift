internal import Interaction
internal import Keys
internal import Models
internal import TerminalUI

/// A question being answered. The safe answer is marked at first.
@MainActor
final class ConfirmationDialog: Dialog {
    let context = KeyContext.confirmation
    private let question: Confirmation
    private var marksYes = false
    private(set) var isOpen = true
    private(set) var consequence: (@MainActor () -> Void)?

    init(_ question: Confirmation) {
        self.question = question
    }

    func hint(of action: Action) -> String? {
        switch action {
        case .yes: question.question.yes.lowercased()
        case .no: question.question.no.lowercased()
        default: nil
        }
    }

    func view(over base: any View) -> any View { ConfirmationView(question, marksYes: marksYes, over: base) }

    func perform(_ action: Action) {
        switch action {
        case .otherAnswer: marksYes.toggle()
        case .choose: answer(marksYes)
        case .yes: answer(true)
        case .no, .back: answer(false)
        default: break
        }
    }

    func click(_ target: Canvas.Target) {
        if target.name == ConfirmationView.target { answer(target.index == 1) }
    }

    private func answer(_ agrees: Bool) {
        isOpen = false
        let answer = question.answer
        consequence = { answer(agrees) }
    }
}
