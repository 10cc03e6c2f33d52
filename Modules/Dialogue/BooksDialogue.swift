internal import AddressBooks
internal import BooksFeature
internal import DialogueConsole
internal import Interaction
internal import Keys
internal import Models
internal import Persistence
internal import Sync

/// The address books, by their numbers: to list one, read it again, add, change or remove one.
@MainActor
final class BooksDialogue: PlaceDialogue {
    let place = PlainPlace.books
    let viewModel: BooksViewModel
    let dialogs: LineDialogs
    let console: LineConsole
    var hasLeft = false
    private let clock: WallClock
    /// In the order in which they were told; number 1 is all of them together.
    private var told: [String] = []
    private static let shownReasons = 5

    init(_ viewModel: BooksViewModel, dialogs: LineDialogs, console: LineConsole, clock: WallClock) {
        self.viewModel = viewModel
        self.dialogs = dialogs
        self.console = console
        self.clock = clock
    }

    private var state: BooksState { viewModel.state }

    /// A book by its name.
    func handle(_ line: String) {
        if select(line) { leave { $0.open() } }
    }

    func execute(_ command: PlainCommand) async {
        switch command.action {
        case .open: if select(command.argument) { leave { $0.open() } }
        case .addBook: leave { $0.add() }
        case .edit: if select(command.argument) { edit() }
        case .refresh: if select(command.argument.isEmpty ? "1" : command.argument) { await refresh() }
        case .delete: if select(command.argument) { await remove() }
        default: break
        }
    }

    private func edit() {
        guard let book = state.selected?.book else {
            return console.say("Type the number of the address book to edit, for example: e 2.")
        }
        guard book.directory != nil else {
            return console.say("\(book.name) is a local address book: it has no directory.")
        }
        leave { $0.edit() }
    }

    func tellRows() {
        read(orSay: "No address books yet. Type n to add one.")
        told = state.books.map(\.book.name)
        if state.phase == .empty { return }
        console.say("1 all address books, \(state.contacts.grouped) contacts")
        for (number, summary) in zip(2..., state.books) {
            console.say("\(number) \(text(of: summary))")
            let name = summary.book.name
            if let failure = state.failures[name] { console.say(failure) }
            for reason in (state.unreadable[name] ?? []).prefix(Self.shownReasons) {
                console.say("Couldn't refresh: \(reason.sentence)")
            }
        }
    }

    private func text(of summary: BookSummary) -> String {
        let skipped = max(summary.status.skipped, state.unreadable[summary.book.name]?.count ?? 0)
        let age = summary.status.lastSuccess.map { "synced \(Age.text(since: $0, now: clock.now()))" } ?? "never synced"
        let parts: [String?] = [
            summary.book.name, summary.contacts.counted("contact"),
            summary.book.directory.map { "of \($0.kind)" } ?? "local",
            summary.book.directory == nil ? nil : age,
            skipped == 0 ? nil : "\(skipped) skipped",
        ]
        return (parts.compactMap(\.self) + summary.edits.words).joined(separator: ", ")
    }

    /// Selects a book by its number or its name; false where there is none, which is said.
    private func select(_ text: String) -> Bool {
        viewModel.reload()
        let number = Int(text) ?? told.firstIndex { $0.lowercased() == text.lowercased() }.map { $0 + 2 }
        guard let number, (1...(told.count + 1)).contains(number), !told.isEmpty else {
            console.say(
                told.isEmpty ? "No address books yet. Type n to add one." : "Type a number from 1 to \(told.count + 1)."
            )
            return false
        }
        if number == 1 {
            viewModel.select(0)
            return true
        }
        guard let row = state.books.firstIndex(where: { $0.book.name == told[number - 2] }) else {
            console.say("The address book \(told[number - 2]) is no longer there.")
            return false
        }
        viewModel.select(row + 1)
        return true
    }

    private func refresh() async {
        console.say("Refreshing \(state.selected.map { $0.book.name } ?? "all address books").")
        await viewModel.refresh()
        if let heldBack = state.heldBack {
            if await dialogs.agree(to: heldBack.question) {
                await viewModel.agreeToRemoval()
            } else {
                viewModel.declineRemoval()
            }
        }
        let asked = state.selected?.book.name
        for (book, failure) in state.failures.sorted(by: { $0.key < $1.key }) where asked ?? book == book {
            console.say(failure)
        }
        tellOutcome()
    }

    private func remove() async {
        guard state.selected != nil else {
            return console.say("Type the number of the address book to remove, for example: d 2.")
        }
        viewModel.askToRemove()
        await answer(state.removal?.question) {
            await $0.remove()
        } declined: {
            $0.keep()
        }
    }
}
