internal import Directories
internal import Models
internal import Persistence

/// Sends the changes of one book that wait in the outbox, in their order.
///
/// Before a change is sent the directory is asked what it has, so that nothing it got from elsewhere is overwritten;
/// and the outbox says that the change is on its way, so that one whose answer is lost, even with this process, is
/// looked up before it is sent again. Two pushers must not send for one book at the same time: see ``SyncLock``.
struct OutboxPusher: Sendable {
    let store: any ContactStore
    let directory: any WritableDirectory
    let book: String
    let clock: WallClock
    let backoff: Backoff

    /// - Parameter ignoresWaits: also sends what is not yet due, and what was refused: the person asked for it.
    /// - Throws: ``DirectoryError`` of the first failure after which it makes no sense to go on, and what the store
    ///   throws. What was sent until then is recorded.
    func push(ignoringWaits ignoresWaits: Bool) async throws -> PushReport {
        var report = PushReport()
        let entries = try store.read { try $0.outbox(ofBook: book) }
        for entry in entries where entry.isDue(at: clock.now(), ignoringWaits: ignoresWaits) {
            try Task.checkCancellation()
            guard let job = try claim(entry.contact, isForced: ignoresWaits) else { continue }
            do {
                try await send(job, &report)
            } catch let error as DirectoryError {
                try note(error, for: job, &report)
                if error.concernsAllRequests { throw error }
            }
        }
        report.waiting = try store.read { try $0.outbox(ofBook: book).count }
        return report
    }

    /// Says in the outbox that the change is on its way. Nil when it was taken back meanwhile.
    private func claim(_ id: ContactID, isForced: Bool) throws -> PushJob? {
        try store.write { writer in
            guard var entry = try writer.outboxEntry(of: id) else { return nil }
            let job = PushJob(
                entry: entry, content: try writer.contact(id)?.content, trashed: try writer.trashed(id),
                isForced: isForced)
            entry.attempts += 1
            if job.lostSince == nil { entry.state = .sending(since: clock.now()) }
            if entry.operation == .create { entry.sent = entry.sent ?? job.content }
            try writer.saveOutboxEntry(entry)
            return job
        }
    }

    private func send(_ job: PushJob, _ report: inout PushReport) async throws {
        switch job.entry.operation {
        case .create: try await create(job)
        case .update: try await update(job, &report)
        case .delete: try await delete(job)
        }
        report.pushed += 1
    }

    private func create(_ job: PushJob) async throws {
        guard let content = job.content else { return }
        if let sent = job.entry.sent, let found = try await lost(sent, job) {
            try record { try $0.created(found, of: job.entry.contact, from: sent) }
        } else {
            let made = try await directory.create(content)
            try record { try $0.created(made, of: job.entry.contact, from: content) }
        }
    }

    private func update(_ job: PushJob, _ report: inout PushReport) async throws {
        guard let remoteID = job.entry.remoteID else { return }
        guard let theirs = try await directory.entry(remoteID) else { throw DirectoryError.gone(host: book) }
        // What the directory got from elsewhere is merged first; what is left then is sent.
        let merged = try record { try $0.absorb(theirs, of: job.entry.contact) }
        if !merged.conflicts.isEmpty { report.conflicts.append(job.entry.contact) }
        let fields = merged.fields.subtracting(merged.conflicts)
        if !fields.isEmpty {
            let answer = try await directory.update(remoteID, fields: fields, to: merged.content)
            _ = try record { try $0.absorb(answer, of: job.entry.contact) }
        }
        try record { try $0.release(job.entry.contact) }
    }

    private func delete(_ job: PushJob) async throws {
        var remoteID = job.entry.remoteID
        if remoteID == nil, let sent = job.entry.sent { remoteID = try await lost(sent, job)?.remoteID }
        if let remoteID {
            if !job.isForced, let theirs = try await directory.entry(remoteID), job.wasChangedThere(theirs) {
                try record { try $0.holdDeletion(of: job.entry.contact, theirs: theirs) }
                return
            }
            try await directory.delete(remoteID)
        }
        try record { try $0.deleted(job.entry.contact) }
    }

    /// The contact that an earlier create made, when its answer was lost.
    private func lost(_ sent: ContactContent, _ job: PushJob) async throws -> DirectoryEntry? {
        guard let since = job.lostSince else { return nil }
        let known = try store.read { Set(try $0.remoteEntries(ofBook: book).map(\.remoteID)) }
        return try await directory.entries(like: sent, createdSince: since, except: known).first
    }

    private func note(_ error: DirectoryError, for job: PushJob, _ report: inout PushReport) throws {
        let id = job.entry.contact
        switch error {
        case .refused(_, let messages):
            try record { try $0.refuse(id, messages) }
            report.refused.append(PushReport.Refusal(contact: id, messages: messages))
        case .gone:
            try record { try $0.goneThere(id) }
            report.conflicts.append(id)
        default:
            let next = backoff.moment(after: error, attempts: job.entry.attempts + 1, from: clock.now())
            try record { try $0.postpone(id, until: next, isAnswerLost: error.isAnswerLost) }
        }
    }

    private func record<Result>(_ body: (PushRecord) throws -> Result) throws -> Result {
        try store.write { try body(PushRecord($0, at: clock.now())) }
    }
}
