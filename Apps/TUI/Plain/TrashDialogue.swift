internal import Keys
internal import Models
internal import TerminalUI
internal import TrashFeature

/// Deleted contacts, by their numbers.
@MainActor
final class TrashDialogue {
    private let viewModel: TrashViewModel
    private let dialogs: LineDialogs
    private let talk: Talk
    private let clock: WallClock
    private let deliveries: Deliveries?
    /// In the order in which they were told.
    private var told: [ContactID] = []

    /// - Parameter deliveries: where what is brought back is sent; nil where it waits in the outbox.
    init(
        _ viewModel: TrashViewModel, dialogs: LineDialogs, talk: Talk, clock: WallClock, deliveries: Deliveries?
    ) {
        self.viewModel = viewModel
        self.dialogs = dialogs
        self.talk = talk
        self.clock = clock
        self.deliveries = deliveries
    }

    private var state: TrashState { viewModel.state }

    /// Obeys lines until the person goes back.
    func hold() async {
        tellRows()
        while let line = await talk.ask(PlainPlace.trash.prompt) {
            if line.isEmpty { continue }
            guard let command = PlainCommand(line, at: .trash) else {
                talk.say("\(line.excerpt()) is nothing I know. ? tells what is.")
                continue
            }
            if command.action == .back {
                talk.say("Back at the contacts.")
                return viewModel.back()
            }
            await obey(command)
        }
    }

    private func obey(_ command: PlainCommand) async {
        switch command.action {
        case .help: talk.sayHelp(of: .trash)
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
        case .empty: talk.say("The trash is empty. h goes back.")
        case .failed(let failure): talk.say(failure)
        }
        for (number, row) in zip(1..., state.rows) {
            let parts = [
                SafeText(shownName: row.name).string, row.subtitle, "of \(row.book)",
                "deleted \(Age.text(since: row.deleted, now: clock.now()))",
                row.isWaiting ? "not deleted in its directory yet" : nil,
            ]
            talk.say("\(number) \(parts.compactMap(\.self).joined(separator: ", "))")
        }
    }

    /// False where that are no numbers of what is still there, which is said.
    private func pick(_ text: String) -> Bool {
        guard !told.isEmpty else {
            talk.say("There is nothing to bring back.")
            return false
        }
        guard let numbers = NumberList.numbers(in: text, upTo: told.count) else {
            talk.say("Type which, from 1 to \(told.count).")
            return false
        }
        viewModel.clearMarks()
        for number in numbers {
            guard let row = state.rows.firstIndex(where: { $0.id == told[number - 1] }) else {
                talk.say("Number \(number) is no longer in the trash.")
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
        guard let deliveries else { return }
        deliveries.run { [viewModel] in await viewModel.send() }
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
            talk.say("The trash is empty.")
        }
        tellOutcome()
    }

    private func tellOutcome() {
        if let failure = state.failure { talk.say(failure) }
        if let done = state.done { talk.say(done) }
        viewModel.forgetOutcome()
    }
}
