internal import Directories
internal import Models
internal import Persistence

/// Sends the pending changes of one book from the outbox, in order.
///
/// Before each change it reads the directory's state, so that changes made elsewhere are not overwritten. It records in
/// the outbox what is being sent, so that after a lost response, or a crash, it checks whether the change has arrived
/// before sending it again. Only one pusher may run per book: see ``SyncLock``.
struct OutboxPusher: Sendable {
    let store: any ContactStore
    let directory: any WritableDirectory
    let book: String
    let clock: WallClock
    let backoff: Backoff

    /// Changes made while sending are sent in another round, up to this many; later ones wait for the next push.
    private static let rounds = 3

    /// A failure of one change does not prevent the others, but a failure of the directory does; the report has it.
    ///
    /// - Throws: errors of the store; ``CancellationError``. Changes sent until then are recorded.
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
                        report.failure = failure.error
                        return try counted(report)
                    }
                }
            }
        }
        report.failure = failures.first
        return try counted(report)
    }

    private func counted(_ report: PushReport) throws -> PushReport {
        var report = report
        report.waiting = try store.read { try $0.outbox(ofBook: book).count }
        return report
    }

    /// Marks the change as being sent, and returns it as it was. Nil if there is nothing to send now.
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
            // After a cancellation the change stays due.
            let next =
                failure.error == .canceled
                ? nil : backoff.moment(after: failure.error, attempts: entry.attempts + 1, from: clock.now())
            try record { try $0.postpone(entry.contact, until: next, hasChangedNothing: failure.hasChangedNothing) }
        }
    }

    /// If the directory is unreachable or rate-limited, the other changes would fail in the same way.
    private func postponeOthers(after error: DirectoryError) throws {
        guard error != .canceled, !error.mayBeOfOneChange else { return }
        let next = backoff.moment(after: error, attempts: 1, from: clock.now())
        try record { try $0.postponeAll(ofBook: book, until: next) }
    }

    // MARK: - Steps of a change

    /// Runs one transaction that records the directory's response.
    func record<Result>(_ body: (PushRecord) throws -> Result) throws -> Result {
        try store.write { try body(PushRecord($0, at: clock.now())) }
    }

    /// Performs a read-only request.
    func look<Result>(_ request: () async throws(DirectoryError) -> Result) async throws(PushFailure) -> Result {
        do throws(DirectoryError) {
            return try await request()
        } catch {
            throw PushFailure(error: error, isOfWrite: false)
        }
    }

    /// Performs a write request. Its content must be recorded in the outbox beforehand.
    func write<Result>(_ request: () async throws(DirectoryError) -> Result) async throws(PushFailure) -> Result {
        do throws(DirectoryError) {
            return try await request()
        } catch {
            throw PushFailure(error: error, isOfWrite: true)
        }
    }
}
