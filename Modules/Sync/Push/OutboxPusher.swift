internal import Directories
internal import Models
internal import Persistence

/// Sends the changes of one book that wait in the outbox, in their order.
///
/// Before a change is sent the directory is asked what it has, so that nothing it got from elsewhere is overwritten;
/// and the outbox says what is on its way, so that a change whose answer is lost, even with this process, is looked up
/// before it is sent again. Two pushers must not send for one book at the same time: see ``SyncLock``.
struct OutboxPusher: Sendable {
    let store: any ContactStore
    let directory: any WritableDirectory
    let book: String
    let clock: WallClock
    let backoff: Backoff

    /// What is changed here while it is being sent is sent in another round; who changes faster waits for the next push.
    private static let rounds = 3

    /// - Throws: ``DirectoryError`` of the first failure that is no verdict on one change; and what the store throws.
    ///   What was sent until then is recorded. One change's failure does not keep the others from being sent, but the
    ///   directory's own does.
    func push(_ sending: RefreshOptions.Sending) async throws -> PushReport {
        var report = PushReport()
        var failures = PushFailures()
        var done: Set<ContactID> = []
        for _ in 0..<Self.rounds {
            let open = try store.read { try $0.outbox(ofBook: book) }
                .filter { !done.contains($0.contact) && $0.isDue(at: clock.now(), sending) }
            for id in open.map(\.contact) {
                try Task.checkCancellation()
                guard let entry = try claim(id, sending) else { continue }
                do {
                    try await send(entry, &report)
                    failures.noteAnswer()
                } catch let failure as PushFailure {
                    done.insert(id)
                    try note(failure, for: entry, &report)
                    if failure.isVerdict(on: entry.operation) {
                        failures.noteAnswer()
                    } else if failures.endsPush(failure.error) {
                        try postponeOthers(after: failure.error)
                        throw failure.error
                    }
                }
            }
        }
        report.waiting = try store.read { try $0.outbox(ofBook: book).count }
        if let error = failures.first { throw error }
        return report
    }

    /// Says in the outbox that the change is being sent, and returns it as it was. Nil when there is nothing to be sent
    /// now.
    private func claim(_ id: ContactID, _ sending: RefreshOptions.Sending) throws -> OutboxEntry? {
        try store.write { writer in
            guard var entry = try writer.outboxEntry(of: id),
                entry.isDue(at: clock.now(), sending),
                !entry.isHeld(by: try writer.conflict(of: id))
            else { return nil }
            let claimed = entry
            entry.attempts += 1
            entry.state = .sending(since: clock.now())
            try writer.saveOutboxEntry(entry)
            return claimed
        }
    }

    private func send(_ entry: OutboxEntry, _ report: inout PushReport) async throws {
        switch entry.operation {
        case .create: try await create(entry, &report)
        case .update: try await update(entry, &report)
        case .delete: try await delete(entry, &report)
        }
    }

    private func note(_ failure: PushFailure, for entry: OutboxEntry, _ report: inout PushReport) throws {
        switch failure.error {
        case .refused(_, let messages) where failure.isOfWrite:
            if try record({ try $0.refuse(entry.contact, entry.operation, messages) }) {
                report.refused.append(PushReport.Refusal(contact: entry.contact, messages: messages))
            }
        case .gone where entry.operation == .update:
            if try record({ try $0.goneThere(entry.contact) }) { report.conflicts.append(entry.contact) }
        default:
            // Who cancels wants it sent later, and not to be kept from it.
            let next =
                failure.error == .canceled
                ? nil : backoff.moment(after: failure.error, attempts: entry.attempts + 1, from: clock.now())
            try record { try $0.postpone(entry.contact, until: next, hasChangedNothing: failure.hasChangedNothing) }
        }
    }

    /// Nobody answers, or wants to be asked for now: what would be sent next would fail in the same way.
    private func postponeOthers(after error: DirectoryError) throws {
        guard error != .canceled, !error.mayBeOfOneChange else { return }
        let next = backoff.moment(after: error, attempts: 1, from: clock.now())
        try record { try $0.postponeAll(ofBook: book, until: next) }
    }

    // MARK: - Steps of a change

    /// One transaction with what the directory said.
    func record<Result>(_ body: (PushRecord) throws -> Result) throws -> Result {
        try store.write { try body(PushRecord($0, at: clock.now())) }
    }

    /// A request that looks, and changes nothing.
    func look<Result>(_ request: () async throws(DirectoryError) -> Result) async throws(PushFailure) -> Result {
        do throws(DirectoryError) {
            return try await request()
        } catch {
            throw PushFailure(error: error, isOfWrite: false)
        }
    }

    /// A request that changes something. What it says must be in the outbox before.
    func write<Result>(_ request: () async throws(DirectoryError) -> Result) async throws(PushFailure) -> Result {
        do throws(DirectoryError) {
            return try await request()
        } catch {
            throw PushFailure(error: error, isOfWrite: true)
        }
    }
}
