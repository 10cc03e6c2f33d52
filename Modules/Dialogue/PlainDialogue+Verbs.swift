internal import ChangeFeature
internal import ContactActions
internal import DialogueConsole
internal import Interaction
internal import Keys
internal import ListFeature
internal import Models
internal import Navigation
internal import Opening
internal import Persistence
internal import Sync

/// Runs verbs of the list, and of the contacts in it.
extension PlainDialogue {
    private static let refreshPatience: Int64 = 10_000

    func execute(_ command: PlainCommand, _ list: PlainList) async throws {
        let text = command.argument
        switch command.action {
        case .help: console.sayHelp(of: .contacts)
        case .quit: coordinator.receive(.quit)
        case .back:
            if current != nil { coordinator.receive(.back) }
            list.tellAnew()
        case .open: if let id = one(text, list) { try tell(id) }
        case .pageDown: list.turnPage(by: 1)
        case .pageUp: list.turnPage(by: -1)
        case .first: list.goToFirstPage()
        case .last: list.goToLastPage()
        case .nextContact: step(1, list)
        case .previousContact: step(-1, list)
        case .jump: if let letters = await textOrAsk(text, "Which letters?") { list.jump(to: letters) }
        case .search: list.search(text)
        case .favoritesOnly: list.toggleFavorites()
        case .sort: sort(text, list)
        case .refresh: await refresh(list)
        case .new:
            NewContact(
                store: services.store, bookForms: services.bookForms, dialogs: dialogs, signal: receiver
            ).begin(in: list.state.query.book)
        case .books where text.isEmpty: coordinator.receive(.showBooks)
        case .books: listBook(text, list)
        case .outbox: coordinator.receive(.showOutbox)
        case .trash: coordinator.receive(.showTrash)
        default: try change(command, list)
        }
    }

    private func change(_ command: PlainCommand, _ list: PlainList) throws {
        let (actions, text) = (try actions(), command.argument)
        switch command.action {
        case .favorite: if let ids = several(text, list, for: .favorite) { actions.toggleFavorite(ids) }
        case .delete: if let ids = several(text, list, for: .delete) { actions.delete(ids) }
        case .undo: actions.undo { _ in }
        case .redo: actions.redo { _ in }
        case .email: if let id = one(text, list) { actions.reach(id, by: .email) }
        case .call: if let id = one(text, list) { actions.reach(id, by: .call) }
        case .message: if let id = one(text, list) { actions.reach(id, by: .message) }
        case .act: if let id = one(text, list) { actions.reach(id, by: .url) }
        case .edit: if let id = one(text, list, for: [.update, .favorite]) { coordinator.receive(.edit(id)) }
        case .choosePhoto: if let id = one(text, list) { coordinator.receive(.choosePhoto(id)) }
        case .conflict: if let id = one(text, list) { coordinator.receive(.resolve(id)) }
        default: break
        }
    }

    // MARK: - Which contacts

    /// Those of the numbers, else the current contact; nil where there is none, and where one of their books cannot do
    /// what is wanted, which is said.
    private func several(
        _ text: String, _ list: PlainList, for operation: Capabilities.Operations? = nil
    ) -> [ContactID]? {
        guard let ids = text.isEmpty ? current.map({ [$0] }) : list.contacts(in: text) else {
            if text.isEmpty { console.say("Which contact? Type its number after the command, for example: d 3.") }
            return nil
        }
        if let operation, let refusal = refusal(of: operation, to: ids, list) {
            console.say(refusal)
            return nil
        }
        return ids
    }

    private func one(
        _ text: String, _ list: PlainList, for operation: Capabilities.Operations? = nil
    ) -> ContactID? {
        guard let ids = several(text, list, for: operation) else { return nil }
        if ids.count > 1 { console.say("This command takes one contact.") }
        return ids.count == 1 ? ids[0] : nil
    }

    /// A store error is reported by the next operation.
    private func refusal(
        of operation: Capabilities.Operations, to ids: [ContactID], _ list: PlainList
    ) -> String? {
        let names = Set(ids.compactMap { id in (try? services.store.contact(id))?.book })
        return list.state.books.filter { names.contains($0.name) }.compactMap { $0.refusal(of: operation) }.first
    }

    private func step(_ rows: Int, _ list: PlainList) {
        let viewModel = list.viewModel
        if let current { viewModel.select(current) }
        let before = list.state.selection
        if current != nil { viewModel.moveSelection(by: rows) }
        guard list.state.selection != before || current == nil else {
            return console.say(rows > 0 ? "This is the last contact." : "This is the first contact.")
        }
        viewModel.open()
    }

    // MARK: - The list

    private func textOrAsk(_ text: String, _ question: String) async -> String? {
        text.isEmpty ? await console.ask(question)?.nonBlank : text
    }

    private func sort(_ text: String, _ list: PlainList) {
        let query = list.state.query
        let word = text.lowercased()
        if word == "reverse" { return list.sort(by: query.sort, reversed: !query.isReversed) }
        if let order = ContactQuery.Sort(rawValue: word) { return list.sort(by: order, reversed: false) }
        let orders = ContactQuery.Sort.allCases
        let rows = orders.map { Chooser.Row($0.words.capitalizedStart, isCurrent: $0 == query.sort) }
        dialogs.choose(
            Chooser("Sort", rows + [Chooser.Row("Reverse the order")]) { place in
                if orders.indices.contains(place) {
                    list.sort(by: orders[place], reversed: false)
                } else {
                    list.sort(by: query.sort, reversed: !query.isReversed)
                }
            })
    }

    private func listBook(_ name: String, _ list: PlainList) {
        let books = list.viewModel.allBooks
        if let book = books.first(where: { $0.lowercased() == name.lowercased() }) {
            receiver(.listed(book: book))
        } else if name.lowercased() == "all" {
            receiver(.listed(book: nil))
        } else {
            console.say(
                "There is no address book \(name.quoted). There are: \((["all"] + books).joined(separator: ", ")).")
        }
    }

    private func refresh(_ list: PlainList) async {
        // Two at once would be in each other's way.
        await (try? deliveries())?.waitUntilIdle(milliseconds: Self.refreshPatience)
        let viewModel = list.viewModel
        viewModel.reload()
        guard list.state.canRefresh else {
            console.say("Reloaded. No address book has a directory.")
            return list.tellAnew()
        }
        console.say("Refreshing all address books.")
        await viewModel.refresh(ignoringWaits: true)
        if let heldBack = list.state.heldBack {
            let isAgreed = await dialogs.agree(to: heldBack.question)
            viewModel.dismissFailure()
            if isAgreed { await viewModel.refresh(ignoringWaits: true, removingManyFrom: heldBack.book) }
        }
        list.tellAnew()
        list.tellUnreadable()
    }
}

extension LineConsole {
    /// Says what can be typed at a place, from the table of verbs.
    func sayHelp(of place: PlainPlace) {
        say(place.numbers)
        for verb in PlainVerb.all(in: place) { say(verb.helpLine) }
    }
}
