internal import Keys
internal import Models
internal import Persistence
internal import ScreenKit
internal import TerminalUI
internal import TrashFeature
internal import TrashScreens

/// Deleted contacts, by their numbers.
@MainActor
final class TrashDialogue {
    private let viewModel: TrashViewModel
    private let dialogs: LineDialogs
    private let console: LineConsole
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

    /// Obeys lines until the person goes back.
    func run() async {
        tellRows()
        while let line = await console.ask(PlainPlace.trash.prompt) {
            if line.isEmpty { continue }
            guard let command = PlainCommand(line, at: .trash) else {
                console.say("\(line.excerpt()) is nothing I know. ? tells what is.")
                continue
            }
            if command.action == .back {
                console.say("Back at the contacts.")
                return viewModel.back()
            }
            await execute(command)
        }
    }

    private func execute(_ command: PlainCommand) async {
        switch command.action {
        case .help: console.sayHelp(of: .trash)
        case .restore: if pick(command.argument) { await change { await $0.restore() } }
        case .undo: await change { await $0.undo() }
        case .redo: await change { await $0.redo() }
        case .emptyTrash: await empty()
        default: break
        }
    }

    private func tellRows() {
        viewModel.reload()
        told = state.rows.map(\.id)
        switch state.phase {
        case .loading, .content: break
        case .empty: console.say("The trash is empty. h goes back.")
        case .failed(let failure): console.say(failure)
        }
        for (number, row) in zip(1..., state.rows) {
            let parts = [
                SafeText(shownName: row.name).string, row.subtitle, "of \(row.book)",
                "deleted \(Age.text(since: row.deleted, now: clock.now()))",
                row.isWaiting ? "not deleted in its directory yet" : nil,
            ]
            console.say("\(number) \(parts.compactMap(\.self).joined(separator: ", "))")
        }
    }

    /// False where that are no numbers of what is still there, which is said.
    private func pick(_ text: String) -> Bool {
        guard !told.isEmpty else {
            console.say("There is nothing to bring back.")
            return false
        }
        guard let numbers = NumberList.numbers(in: text, upTo: told.count) else {
            console.say("Type which, from 1 to \(told.count).")
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
        await deliveries.settle(milliseconds: 1_000)
        tellOutcome()
    }

    private func empty() async {
        viewModel.askToEmpty()
        if let emptying = state.emptying {
            var isAgreed = false
            dialogs.confirm(Confirmation(emptying: emptying) { isAgreed = $0 })
            await dialogs.settle()
            if isAgreed { await viewModel.empty() } else { viewModel.keep() }
        } else if state.rows.isEmpty {
            console.say("The trash is empty.")
        }
        tellOutcome()
    }

    private func tellOutcome() {
        if let failure = state.failure { console.say(failure) }
        if let done = state.done { console.say(done) }
        if let unsent = state.unsent { console.say(unsent) }
        viewModel.forgetOutcome()
        viewModel.forgetUnsent()
    }
}
