internal import DialogueConsole
internal import Interaction
internal import Keys
internal import Models
internal import Persistence
internal import TerminalUI
internal import TrashFeature

/// Deleted contacts, by their numbers.
@MainActor
final class TrashDialogue: PlaceDialogue {
    let place = PlainPlace.trash
    let viewModel: TrashViewModel
    let dialogs: LineDialogs
    let console: LineConsole
    var hasLeft = false
    private let clock: WallClock
    private let deliveries: Deliveries
    /// In the order in which they were told.
    private var told: [ContactID] = []

    /// - Parameter deliveries: where what is brought back is sent; nil where it waits in the outbox.
    init(
        _ viewModel: TrashViewModel, dialogs: LineDialogs, console: LineConsole, clock: WallClock,
        deliveries: Deliveries
    ) {
        self.viewModel = viewModel
        self.dialogs = dialogs
        self.console = console
        self.clock = clock
        self.deliveries = deliveries
    }

    private var state: TrashState { viewModel.state }

    func execute(_ command: PlainCommand) async {
        switch command.action {
        case .restore: if pick(command.argument) { await change { await $0.restore() } }
        case .undo: await change { await $0.undo() }
        case .redo: await change { await $0.redo() }
        case .emptyTrash: await empty()
        default: break
        }
    }

    func tellRows() {
        read(orSay: "The trash is empty. Type h to go back.")
        told = state.rows.map(\.id)
        for (number, row) in zip(1..., state.rows) {
            let parts = [
                SafeText(shownName: row.name).string, row.subtitle, "of \(row.book)",
                "deleted \(Age.text(since: row.deleted, now: clock.now()))",
                row.isWaiting ? "not yet deleted in its directory" : nil,
            ]
            console.say("\(number) \(parts.compactMap(\.self).joined(separator: ", "))")
        }
    }

    /// False where that are no numbers of what is still there, which is said.
    private func pick(_ text: String) -> Bool {
        guard !told.isEmpty else {
            console.say("The trash is empty.")
            return false
        }
        guard let numbers = NumberList.numbers(in: text, upTo: told.count) else {
            console.say("Type numbers from 1 to \(told.count).")
            return false
        }
        viewModel.clearMarks()
        for number in numbers {
            guard let row = state.rows.firstIndex(where: { $0.id == told[number - 1] }) else {
                console.say("Number \(number) is no longer in the trash.")
                viewModel.clearMarks()
                return false
            }
            viewModel.select(row)
            viewModel.toggleMark()
        }
        return true
    }

    private func change(_ body: (TrashViewModel) async -> Void) async {
        await body(viewModel)
        tellOutcome()
        await deliveries.waitUntilIdle(milliseconds: 1_000)
        tellOutcome()
    }

    func tellOutcome() {
        tellReport()
        if let unsent = state.unsent { console.say(unsent) }
        viewModel.forgetUnsent()
    }

    private func empty() async {
        viewModel.askToEmpty()
        if state.emptying == nil, state.rows.isEmpty { console.say("The trash is empty.") }
        await answer(state.emptying?.question) {
            await $0.empty()
        } declined: {
            $0.keep()
        }
    }
}
