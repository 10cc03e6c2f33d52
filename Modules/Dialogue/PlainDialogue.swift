internal import BooksFeature
internal import ChangeFeature
internal import ConflictFeature
internal import ContactActions
internal import DetailFeature
internal import DialogueConsole
internal import DialogueForms
internal import EditFeature
internal import Glibc
internal import Interaction
internal import KeyAdvice
internal import ListFeature
internal import Models
package import Navigation
internal import OutboxFeature
internal import Persistence
internal import TerminalUI
internal import TrashFeature

/// The app as a dialogue, line by line: no boxes, no color, nothing that moves. For screen readers, and for terminals
/// that cannot move their cursor.
///
/// It is the coordinator's presenter: on top of the stack stands the conversation that is held. The list and a contact
/// are one, in which verbs are about the contact that was shown last.
@MainActor
package final class PlainDialogue {
    /// Reason the dialogue ended.
    package enum Ending: Sendable, Hashable {
        /// The user has left, and all was said and done.
        case done
        /// Nobody reads any more what is said.
        case unread
        /// The input ended where something was asked, and that was not done.
        case cutShort
        /// A change that was asked for was not stored, which was said.
        case notStored
    }

    private let request: LaunchRequest
    let services: PlainServices
    let console = LineConsole(
        input: LineInput(descriptor: STDIN_FILENO), output: PlainOutput(descriptor: STDOUT_FILENO))
    let dialogs: LineDialogs
    private let storeWait: StoreWait
    let coordinator: any Coordinating
    private var stack: [Route] = []
    private var isFinished = false
    /// The list that was told last, and of which book it is.
    private var listed: (book: String?, list: PlainList)?
    private var hasSearched = false
    /// The contact that was told last.
    private var told: Route?
    private lazy var sharedActions = Result { try makeActions() }
    private lazy var sharedDeliveries = Result {
        Deliveries(try actions().delivery, taskRunner: services.taskRunner)
    }

    package init(request: LaunchRequest, services: PlainServices) {
        self.request = request
        self.services = services
        dialogs = LineDialogs(console: console)
        storeWait = StoreWait(services.changes, console: console)
        coordinator = services.coordinators(book: request.book)
        coordinator.presenter = self
    }

    /// Runs until the user leaves.
    ///
    /// - Throws: what kept it from opening, and ``DialogueError``.
    package func run() async throws -> Ending {
        try await services.store.open(book: request.book)
        // It counts from here: what is changed by the first line may be sent, or kept, before anybody looks.
        _ = try deliveries()
        console.say("Kith, contacts. Type ? and Enter for help.")
        storeWait.follow()
        coordinator.start()
        coordinator.receive(.launched)
        while !isFinished, !console.isOver { await step() }
        let areMade = await storeWait.finish()
        await finishSending()
        if let reason = console.inputFailure { throw DialogueError.inputFailed(reason: reason) }
        switch console.outcome {
        case .failed: throw DialogueError.outputFailed
        case _ where !areMade: return .notStored
        case .closed: return .unread
        case .written: return console.isCutShort ? .cutShort : .done
        }
    }

    var receiver: SignalReceiver {
        { [weak self] signal in self?.receive(signal) }
    }

    /// The contact that verbs without a number are about.
    var current: ContactID? {
        if case .detail(let id) = stack.last { id } else { nil }
    }

    /// Actions on contacts, shared by all places. Throws the container's errors.
    func actions() throws -> ContactActions { try sharedActions.get() }

    /// Background delivery of changes. Throws the container's errors.
    func deliveries() throws -> Deliveries { try sharedDeliveries.get() }

    /// The list that was told last.
    var toldList: PlainList? { listed?.list }

    // MARK: -

    private func receive(_ signal: Signal) {
        switch signal {
        // Also where it is the book that is listed, it is told.
        case .listed, .addedBook: listed = nil
        default: break
        }
        coordinator.receive(signal)
    }

    /// Holds the conversation that stands on top, to its end or for one line.
    private func step() async {
        guard let route = stack.last else { return }
        do {
            if try await run(at: route), stack.last == route { coordinator.receive(.back) }
            await dialogs.settle()
            await storeWait.settle()
            await tellDeliveries()
        } catch {
            console.say(Explanation(inApp: error))
            coordinator.receive(.back)
        }
    }

    /// True for one that ends by itself.
    private func run(at route: Route) async throws -> Bool {
        switch route {
        case .launch, .list, .detail:
            try await executeLine()
            return false
        case .edit(let subject):
            await FormDialogue(try services.forms(subject, signal: receiver), subject, console: console).run()
        case .conflict(let id):
            await ConflictDialogue(try services.conflicts(id, signal: receiver), console: console).run()
        case .books:
            await BooksDialogue(
                try services.books(signal: receiver), dialogs: dialogs, console: console, clock: services.clock
            )
            .run()
        case .addBook: await BookFormDialogue(try services.bookForms(signal: receiver), console: console).run()
        case .editBook(let book):
            await BookFormDialogue(try services.bookForms(changing: book, signal: receiver), console: console).run()
        case .trash:
            await TrashDialogue(
                try services.trash(signal: receiver), dialogs: dialogs, console: console, clock: services.clock,
                deliveries: try deliveries()
            ).run()
        case .outbox:
            await OutboxDialogue(
                try services.outbox(signal: receiver), dialogs: dialogs, console: console, clock: services.clock
            )
            .run()
        case .photo(let id), .files(let id):
            await PhotoDialogue(
                try services.details(id, signal: receiver), photos: services.photos,
                console: console,
                homeFolder: services.homeFolder
            ).run()
        }
        return true
    }

    private func executeLine() async throws {
        let list = try list()
        if case .detail(let id) = stack.last, told != stack.last { try tell(id) }
        guard let line = await console.ask(PlainPlace.contacts.prompt) else { return }
        if line.isEmpty { return }
        guard let command = PlainCommand(line, at: .contacts) else {
            return console.say(
                "\(line.excerpt()): unknown command. To search for it, type / before it. Type ? for help.")
        }
        // What one line cannot have done is no reason to leave the list.
        do { try await execute(command, list) } catch { console.say(Explanation(inApp: error)) }
    }

    /// The list below; told where it is another one than before.
    private func list() throws -> PlainList {
        let book = book
        if let listed, listed.book == book { return listed.list }
        let viewModel = try services.lists(ContactQuery(book: book), signal: receiver)
        let list = PlainList(viewModel: viewModel, console: console, services: services)
        listed = (book, list)
        // What was asked for on the command line is about the first list.
        if !hasSearched { viewModel.search(request.search) }
        hasSearched = true
        if let book { console.say("Address book \(book).") }
        list.tellAnew()
        return list
    }

    /// The book of the list that stands lowest; nil for all.
    private var book: String? {
        for case .list(let book) in stack { return book }
        return request.book
    }

    /// Tells a contact, and makes it the current one.
    func tell(_ id: ContactID) throws {
        coordinator.receive(.selected(id))
        told = .detail(id)
        let detail = try services.details(id)
        detail.reload()
        DetailTelling(detail.state).lines.forEach(console.say)
    }

    private func makeActions() throws -> ContactActions {
        ContactActions(
            changes: try services.makeChanges(), contact: services.store.contact, opener: services.opener,
            clipboard: nil, dialogs: dialogs, signal: receiver, redoKey: "U")
    }
}

extension PlainDialogue: Presenter {
    package func present(_ stack: [Route]) {
        self.stack = stack
        // Who comes to a contact anew wants to hear of it again.
        if let told, !stack.contains(told) { self.told = nil }
    }

    package func finish() { isFinished = true }
}
