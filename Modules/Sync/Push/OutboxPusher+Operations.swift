internal import Directories
internal import Models
internal import Persistence

extension OutboxPusher {
    func create(_ entry: OutboxEntry, _ report: inout PushReport) async throws {
        if let remoteID = entry.remoteID {
            // Its deletion was undone after it was sent, and whether it arrived is unknown.
            if let theirs = try await look({ () throws(DirectoryError) in try await directory.entry(remoteID) }) {
                return try record { try $0.stillThere(theirs, of: entry.contact) }
            }
            try record { try $0.forgetRemoteID(of: entry.contact) }
        } else if let sent = entry.sent, let found = try await lost(sent, entry) {
            try record { try $0.created(found, of: entry.contact, from: sent) }
            report.pushed += 1
            return
        }
        guard let content = try record({ try $0.beginCreation(of: entry.contact) }) else { return }
        let made = try await write { () throws(DirectoryError) in try await directory.create(content) }
        try record { try $0.created(made, of: entry.contact, from: content) }
        report.pushed += 1
    }

    func update(_ entry: OutboxEntry, _ report: inout PushReport) async throws {
        guard let remoteID = entry.remoteID else { return }
        guard let theirs = try await look({ () throws(DirectoryError) in try await directory.entry(remoteID) }) else {
            throw PushFailure(error: .gone(host: book), isOfWrite: false)
        }
        // Merge changes made elsewhere first, then send what remains.
        guard let update = try record({ try $0.beginUpdate(of: entry.contact, over: theirs) }) else { return }
        if !update.conflicts.isEmpty { report.conflicts.append(entry.contact) }
        guard !update.fields.isEmpty else { return }
        let answer = try await write { () throws(DirectoryError) in
            try await directory.update(
                remoteID, fields: update.fields, to: update.expected, photo: update.photo)
        }
        try record { try $0.updated(answer, of: entry.contact, expected: update.expected) }
        report.pushed += 1
    }

    func delete(_ entry: OutboxEntry, _ report: inout PushReport) async throws {
        guard let theirs = try await contactToDelete(entry) else {
            try record { try $0.deleted(entry.contact) }
            report.pushed += 1
            return
        }
        let details = (directory as? any DetailedDirectory)?.detailFields ?? []
        switch try record({ try $0.beginDeletion(of: entry.contact, theirs, details: details) }) {
        case .takenBack: return
        case .held: report.conflicts.append(entry.contact)
        case .begun:
            try await write { () throws(DirectoryError) in try await directory.delete(theirs.remoteID) }
            try record { try $0.deleted(entry.contact) }
            report.pushed += 1
        }
    }

    /// Nil if the directory does not have the contact: it was deleted already, or its creation never arrived.
    private func contactToDelete(_ entry: OutboxEntry) async throws -> DirectoryEntry? {
        if let remoteID = entry.remoteID {
            return try await look { () throws(DirectoryError) in try await directory.entry(remoteID) }
        }
        guard let sent = entry.sent else { return nil }
        return try await lost(sent, entry)
    }

    /// The contact of an earlier create whose response was lost.
    private func lost(_ sent: ContactContent, _ entry: OutboxEntry) async throws -> DirectoryEntry? {
        let known = try store.read { reader in
            try reader.remoteEntries(ofBook: book).map(\.remoteID) + reader.outbox(ofBook: book).compactMap(\.remoteID)
        }
        return try await look { () throws(DirectoryError) in
            try await directory.entries(like: sent, except: Set(known))
        }.first
    }
}
