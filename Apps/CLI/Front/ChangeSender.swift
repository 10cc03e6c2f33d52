internal import Composition
internal import Models
internal import Persistence
internal import Sync

/// Sends changes that were saved here to the directories of their books.
@MainActor
struct ChangeSender {
    private let store: any ContactStore
    private let synchronizer: any BookSynchronizer
    private let waiting: WaitingChanges
    private let settings: Settings
    private let diagnostics: Diagnostics

    nonisolated init(
        store: any ContactStore, synchronizer: any BookSynchronizer, waiting: WaitingChanges, settings: Settings,
        diagnostics: Diagnostics
    ) {
        self.store = store
        self.synchronizer = synchronizer
        self.waiting = waiting
        self.settings = settings
        self.diagnostics = diagnostics
    }

    /// Sends what waits in the books of these contacts, and says what became of these. A directory that cannot be
    /// reached is no error: the change waits. Throws what the store throws.
    func send(_ contacts: [(id: ContactID, book: String)]) async throws -> Delivery {
        var delivery = Delivery()
        var seen: Set<String> = []
        for book in contacts.map(\.book) where seen.insert(book).inserted {
            delivery.add(try await send(contacts.filter { $0.book == book }.map(\.id), of: book))
        }
        return delivery
    }

    /// Tells on stderr what became of a change, and says how the command ends.
    ///
    /// - Parameters:
    ///   - isRequired: a change that waits is a failure.
    ///   - isJSON: it was printed as a document, so that nothing but an error is told.
    /// - Throws: a ``Problem`` where the directory refuses the change, both sides have made one, or it had to be sent and
    ///   waits.
    func conclude(_ delivery: Delivery, isRequired: Bool, isJSON: Bool) throws -> ExitCode {
        switch delivery.state {
        case .local, .sent: return .done
        case .refused: throw Self.refusal(delivery)
        case .conflict:
            throw Problem(
                kind: "conflict", "saved here, but the directory has changed or deleted the contact meanwhile",
                hint: "`kith conflicts` shows and settles it.", exitCode: .conflict)
        case .waiting:
            let reason = delivery.problem.map { "\($0.message); " } ?? ""
            guard isRequired else {
                // A document says so itself.
                if !isJSON { diagnostics.note("saved here; \(reason)the change waits in the outbox") }
                return .done
            }
            let code = delivery.problem?.exitCode == .signInNeeded ? ExitCode.signInNeeded : .directoryFailed
            throw Problem(
                kind: delivery.problem?.kind ?? "unreachable", "\(reason)the change is saved here and was not sent",
                hint: "It waits in the outbox: `kith sync` sends it.", exitCode: code)
        }
    }

    // MARK: -

    private func send(_ contacts: [ContactID], of book: String) async throws -> Delivery {
        guard let found = try store.read({ try $0.books() }).first(where: { $0.name == book }), found.directory != nil
        else { return Delivery() }
        if settings.isOffline {
            let problem = Problem(kind: "unreachable", "\(book): nothing is sent offline", exitCode: .directoryFailed)
            return try outcome(of: contacts, problem)
        }
        let open = Set(try store.read { try $0.conflicts(inBook: book) }.map(\.contact))
        try waiting.makeDue(contacts)
        var problem: Problem?
        do throws(SyncError) {
            _ = try await synchronizer.push(book, options: RefreshOptions())
        } catch {
            problem = Problem(error)
        }
        return try outcome(of: contacts, problem, open: open)
    }

    /// - Parameter open: contacts that had a conflict before.
    private func outcome(
        of contacts: [ContactID], _ problem: Problem?, open: Set<ContactID> = []
    ) throws -> Delivery {
        try store.read { reader in
            var delivery = Delivery()
            for id in contacts { delivery.add(try Self.outcome(of: id, reader, hadConflict: open.contains(id))) }
            if delivery.state == .waiting { delivery.problem = problem ?? delivery.problem }
            return delivery
        }
    }

    private static func outcome(
        of id: ContactID, _ reader: any StoreReader, hadConflict: Bool
    ) throws -> Delivery {
        if try reader.conflict(of: id) != nil {
            guard hadConflict else { return Delivery(state: .conflict) }
            let problem = Problem(
                kind: "conflict", "the contact has a conflict, which `kith conflicts` settles", exitCode: .conflict)
            return Delivery(state: .waiting, problem: problem)
        }
        switch try reader.outboxEntry(of: id)?.state {
        case nil: return Delivery(state: .sent)
        case .waiting, .sending: return Delivery(state: .waiting)
        case .refused(let messages):
            let contact = try reader.contact(id) ?? reader.trashed(id)?.contact
            let refusal = Delivery.Refusal(
                contact: id, name: contact?.quotedName ?? id.text, messages: messages)
            return Delivery(state: .refused, refusals: [refusal])
        }
    }

    private static func refusal(_ delivery: Delivery) -> Problem {
        let lines = delivery.refusals.flatMap { refusal in
            ["saved here, but the directory refuses \(refusal.name) (\(refusal.contact)):"]
                + refusal.messages.map(\.line)
        }
        return Problem(
            kind: "validation", lines.joined(separator: "\n"),
            hint: "Correct it with `kith edit`, or give the change up with `kith outbox drop`.", exitCode: .refused)
    }
}
