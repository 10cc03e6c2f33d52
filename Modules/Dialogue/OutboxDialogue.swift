internal import DialogueConsole
internal import Interaction
internal import Keys
internal import Models
internal import OutboxFeature
internal import Persistence
internal import TerminalUI

/// Changes that no directory has accepted yet, and conflicts, by their numbers.
@MainActor
final class OutboxDialogue: PlaceDialogue {
    let place = PlainPlace.outbox
    let viewModel: OutboxViewModel
    let dialogs: LineDialogs
    let console: LineConsole
    var hasLeft = false
    private let clock: WallClock
    /// In the order in which they were told.
    private var told: [ContactID] = []

    init(_ viewModel: OutboxViewModel, dialogs: LineDialogs, console: LineConsole, clock: WallClock) {
        self.viewModel = viewModel
        self.dialogs = dialogs
        self.console = console
        self.clock = clock
    }

    private var state: OutboxState { viewModel.state }

    func execute(_ command: PlainCommand) async {
        switch command.action {
        case .retry: await retry()
        case .open: if select(command.argument) { leave { $0.open() } }
        case .edit where select(command.argument):
            if state.selected?.isDeleted == true {
                console.say("The contact is in the trash: type its number to go there.")
            } else {
                leave { $0.edit() }
            }
        case .conflict where select(command.argument):
            if state.selected?.conflict == nil {
                console.say("This contact has no conflict.")
            } else {
                leave { $0.resolveConflict() }
            }
        case .drop where select(command.argument): await drop()
        default: break
        }
    }

    func tellRows() {
        read(orSay: "The outbox is empty. Type h to go back.")
        told = state.rows.map(\.id)
        for (number, row) in zip(1..., state.rows) {
            let fields = row.fields.map(\.displayName).joined(separator: ", ")
            let condition = OutboxCondition(of: row, in: state, now: clock.now())
            let age = row.entry.map { Age.text(since: $0.created, now: clock.now()) }
            let parts = [
                SafeText(shownName: row.name).string, "in \(row.book)",
                row.change + (fields.isEmpty ? "" : " \(fields)"), age,
            ]
            console.say(
                "\(number) \(parts.compactMap(\.self).joined(separator: ", ")). \(Self.line(condition.sentence))")
        }
    }

    /// A directory's message ends without a full stop.
    private static func line(_ text: String) -> String {
        text.split(separator: "\n").map { $0.last.map { ".!?".contains($0) } == true ? String($0) : $0 + "." }
            .joined(separator: " ")
    }

    /// False where that is no number of what still waits, which is said. Without one, the only row is meant.
    private func select(_ text: String) -> Bool {
        guard !told.isEmpty else {
            console.say("The outbox is empty.")
            return false
        }
        let numbers = NumberList.numbers(in: text.isEmpty && told.count == 1 ? "1" : text, upTo: told.count)
        guard let numbers, numbers.count == 1 else {
            console.say("Type a number from 1 to \(told.count).")
            return false
        }
        viewModel.reload()
        guard let row = state.rows.firstIndex(where: { $0.id == told[numbers[0] - 1] }) else {
            console.say("Number \(numbers[0]) is no longer in the outbox.")
            return false
        }
        viewModel.select(row)
        return true
    }

    private func retry() async {
        guard state.rows.contains(where: { $0.entry != nil }) else { return console.say("The outbox is empty.") }
        console.say("Sending.")
        await viewModel.retry()
        for failure in state.failures.sorted(by: { $0.key < $1.key }) {
            console.say(failure.value)
        }
        tellOutcome()
        tellRows()
    }

    private func drop() async {
        viewModel.askToDrop()
        await answer(state.drop?.question) {
            await $0.drop()
        } declined: {
            $0.keep()
        }
    }
}
