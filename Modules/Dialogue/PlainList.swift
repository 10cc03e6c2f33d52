internal import ChangeDelivery
internal import ChangeFeature
internal import DialogueConsole
internal import ListFeature
internal import Models
internal import Persistence
internal import TerminalUI

/// The list of contacts, page by page. A number stands for the contact that was last told under it, until the list is
/// told anew: what is deleted meanwhile, here or by somebody else, moves nobody under another number.
@MainActor
final class PlainList {
    let viewModel: ListViewModel
    private let console: LineConsole
    private let services: PlainServices
    /// The first row of the page.
    private var first = 0
    private var numbers: [Int: ContactID] = [:]
    /// Last reported status of deliveries and directories.
    private var toldStatus: String?
    private static let pageLength = 20

    init(viewModel: ListViewModel, console: LineConsole, services: PlainServices) {
        self.viewModel = viewModel
        self.console = console
        self.services = services
    }

    var state: ListState { viewModel.state }

    // MARK: - Numbers

    /// The contacts that are meant by numbers as people type them; nil where that was no number, which is said.
    func contacts(in text: String) -> [ContactID]? {
        let limit = max(state.total, numbers.keys.max() ?? 0)
        guard limit > 0 else {
            console.say("There is no contact here.")
            return nil
        }
        guard let numbers = NumberList.numbers(in: text, upTo: limit) else {
            console.say("Type a number from 1 to \(limit).")
            return nil
        }
        let contacts = numbers.compactMap(contact)
        guard contacts.count == numbers.count else {
            console.say("The list has changed. Type h to show it again.")
            return nil
        }
        return contacts
    }

    private func contact(_ number: Int) -> ContactID? {
        if let id = numbers[number] { return id }
        let row = number - 1
        if !state.rows.indices.contains(row - state.offset) { viewModel.show(row..<(row + Self.pageLength)) }
        guard state.rows.indices.contains(row - state.offset) else { return nil }
        let id = state.rows[row - state.offset].id
        numbers[number] = id
        return id
    }

    // MARK: - Pages

    /// Reads the store again, and tells the page.
    func tellAnew() {
        numbers = [:]
        tellPage()
    }

    func turnPage(by pages: Int) {
        let row = max(0, first + pages * Self.pageLength)
        guard pages < 0 ? first > 0 : row < state.total else {
            return console.say(pages > 0 ? "This is the last page." : "This is the first page.")
        }
        first = row
        tellPage()
    }

    func goToFirstPage() {
        first = 0
        tellAnew()
    }

    func goToLastPage() {
        first = max(0, state.total - 1) / Self.pageLength * Self.pageLength
        tellAnew()
    }

    func search(_ words: String) {
        first = 0
        viewModel.search(words)
        tellAnew()
    }

    func toggleFavorites() {
        first = 0
        viewModel.showFavoritesOnly(!state.query.favoritesOnly)
        if state.query.favoritesOnly { console.say("Favorites only. Type F for all contacts.") }
        tellAnew()
    }

    func sort(by order: ContactQuery.Sort, reversed: Bool) {
        first = 0
        viewModel.sort(by: order, reversed: reversed)
        tellAnew()
    }

    func jump(to text: String) {
        guard state.query.sort != .recent else {
            return console.say("The list is sorted by change, not by name. Press o to sort.")
        }
        viewModel.jump(to: text)
        first = state.selection ?? 0
        tellAnew()
    }

    private func tellPage() {
        read()
        if first >= state.total, state.total > 0 {
            // The list has become shorter.
            first = (state.total - 1) / Self.pageLength * Self.pageLength
            read()
        }
        switch state.phase {
        case .loading, .content: tellRows()
        case .empty:
            console.say(
                (state.query.book.map { "The address book \($0) has no contacts." } ?? "No contacts yet.")
                    + advice)
        case .noMatch: tellNoMatch()
        case .failed(let failure): console.say(failure)
        }
        tellStatus()
    }

    private var advice: String {
        if state.canRefresh { return " Type r to refresh." }
        return state.canCreate
            ? " Type n to add one, b for the address books."
            : " Type n to add a local address book, or b and then n for one with a directory."
    }

    private func tellRows() {
        for (number, row) in zip((state.offset + 1)..., state.rows) {
            numbers[number] = row.id
            console.say(
                "\(number) \(row.spoken(isRefused: state.refused.contains(row.id), book: state.showsBooks ? row.book : nil))"
            )
        }
        let last = state.offset + state.rows.count
        console.say(
            "Contacts \(state.offset + 1) to \(last) of \(state.total)."
                + (last < state.total ? " Type j for more." : ""))
    }

    private func tellNoMatch() {
        guard !state.searchText.isEmpty else { return console.say("No favorites yet. Type F for all contacts.") }
        let words = SafeText(state.searchText, columns: 60).truncated(toWidth: 60)
        console.say("No matches for \"\(words)\". Type / to clear the search.")
    }

    private func read() {
        viewModel.show(first..<(first + Self.pageLength))
        viewModel.reload()
    }

    // MARK: - What is not settled

    /// Says what the last refresh left out.
    func tellUnreadable() {
        let summary = ListSummary(state, now: services.clock.now(), isOffline: services.isOffline)
        if let text = summary.unreadable?.text { console.say(text) }
    }

    /// Says what went wrong with directories and what waits for them, where that is not what was said last.
    ///
    /// - Parameters:
    ///   - delivery: what is known of changes on their way.
    ///   - isAsked: something was just sent or read: it is said again.
    func tellStatus(_ delivery: DeliveryState = DeliveryState(), isAsked: Bool = false) {
        let summary = ListSummary(
            state, delivery: delivery, now: services.clock.now(), isOffline: services.isOffline)
        // What is held back is asked about instead.
        let text = state.heldBack == nil ? summary.status(isPatienceOver: false)?.text : nil
        viewModel.dismissFailure()
        if let text, isAsked || text != toldStatus { console.say(text) }
        toldStatus = text
    }
}
