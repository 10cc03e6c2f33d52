// StoreProbe: another process beside the tests of the SQLite store. It writes until it is killed, holds the lock, or
// meets the store as a user without rights or with little room. It owns nothing and tells what it met on stdout, a line
// each.

import Glibc
import Models
import Persistence
import SQLitePersistence

@main struct StoreProbe {
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count == 3 else {
            return say("usage: StoreProbe write|edit|photo|hold|read|insert|fill|fill-limited PATH")
        }
        do {
            switch arguments[1] {
            case "write": try write(arguments[2])
            case "edit": try edit(arguments[2])
            case "photo": try setPhotos(arguments[2])
            case "hold": try hold(arguments[2])
            case "read": say("\(try withoutRights { try count(arguments[2]) })")
            case "insert": say("\(try withoutRights { try insertOne(arguments[2]) })")
            case "fill": try fill(arguments[2])
            case "fill-limited":
                signal(SIGXFSZ, SIG_IGN)
                var limit = rlimit(rlim_cur: 1_500_000, rlim_max: 1_500_000)
                setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
                try fill(arguments[2])
            default: say("unknown: \(arguments[1])")
            }
        } catch {
            say("\(error)")
        }
    }

    /// Adds pairs of contacts for ever, and says the number of each pair once it is written.
    private static func write(_ path: String) throws {
        let store = try SQLiteContactStore(path: path)
        while true {
            let number = try store.write { writer in
                let count = try writer.count(ContactQuery())
                for _ in 0..<2 { try writer.insert(contact("Pair \(count / 2)"), tag: nil) }
                return count / 2 + 1
            }
            say("\(number)")
        }
    }

    /// Edits, deletes and restores contacts for ever, each with its outbox entry and its step of the history in one
    /// write, and says the number of each step once it is written.
    private static func edit(_ path: String) throws {
        let store = try SQLiteContactStore(path: path)
        while true {
            let step = try store.write { writer in
                let step = try writer.history(limit: 1).first?.id ?? 0
                guard let contact = try writer.rows(ContactQuery(), offset: Int(step) % 5, limit: 1).first.map(\.id),
                    var edited = try writer.contact(contact)
                else { return try restoreAll(writer) }
                let before = ContactContent(card: edited.card, isFavorite: edited.isFavorite)
                edited.card.note = "step \(step + 1)"
                let isDeletion = step % 3 == 0
                if isDeletion {
                    try writer.putInTrash(TrashedContact(contact: edited, deleted: edited.updated))
                    try writer.remove([contact])
                } else {
                    try writer.replace(edited, tag: "v1")
                    try writer.setBase(before, of: contact)
                }
                try writer.saveOutboxEntry(
                    OutboxEntry(
                        contact: contact, book: "home", remoteID: nil, operation: isDeletion ? .delete : .update,
                        fields: [.note], sent: before, created: edited.updated))
                let change = HistoryEntry.Change(contact: contact, book: "home", before: before, after: nil)
                return try writer.recordHistory(summary: "step", at: edited.updated, changes: [change]).id
            }
            say("\(step)")
        }
    }

    /// Gives contacts new photos for ever, each with its bytes, its outbox entry and its step of the history in one
    /// write, and says the number of each step once it is written.
    private static func setPhotos(_ path: String) throws {
        let store = try SQLiteContactStore(path: path)
        while true {
            let step = try store.write { writer in
                let step = try writer.history(limit: 1).first?.id ?? 0
                guard let id = try writer.rows(ContactQuery(), offset: Int(step) % 5, limit: 1).first?.id,
                    var contact = try writer.contact(id)
                else { return step }
                let before = ContactContent(card: contact.card, isFavorite: false)
                // Some pages of the file each, so that a kill may come between them.
                let bytes = [UInt8](repeating: UInt8(truncatingIfNeeded: step), count: 30_000 + Int(step))
                let data = PhotoData(bytes, format: .png)
                try writer.addPhoto(data)
                contact.card.photo = data.photo
                try writer.replace(contact, tag: nil)
                try writer.saveOutboxEntry(
                    OutboxEntry(
                        contact: id, book: "home", remoteID: nil, operation: .update, fields: [.photo],
                        created: contact.updated))
                let after = ContactContent(card: contact.card, isFavorite: false)
                let change = HistoryEntry.Change(contact: id, book: "home", before: before, after: after)
                return try writer.recordHistory(summary: "photo", at: contact.updated, changes: [change]).id
            }
            say("\(step)")
        }
    }

    /// Brings back what was deleted, as if the directory had been told of all.
    private static func restoreAll(_ writer: any StoreWriter) throws -> HistoryEntry.ID {
        for entry in try writer.outbox(ofBook: nil) { try writer.removeOutboxEntry(of: entry.contact) }
        let trash = try writer.trash()
        for trashed in trash { try writer.insert(trashed.contact, tag: trashed.tag) }
        try writer.removeFromTrash(trash.map(\.contact.id))
        return try writer.recordHistory(summary: "restored", at: Timestamp(milliseconds: 0), changes: []).id
    }

    /// Keeps the write lock until stdin ends.
    private static func hold(_ path: String) throws {
        try SQLiteContactStore(path: path).write { writer in
            try writer.setMark("held")
            say("held")
            while readLine() != nil {}
        }
    }

    /// Writes until there is no room, then says why it ended and how many contacts there are.
    private static func fill(_ path: String) throws {
        let store = try SQLiteContactStore(path: path)
        do {
            while true {
                try store.write { writer in
                    for _ in 0..<50 { try writer.insert(contact("Filler"), tag: nil) }
                }
            }
        } catch {
            say("\(error)")
        }
        say("\(try count(store))")
    }

    /// As the user "nobody" where the tests run as root, to whom no file is closed.
    private static func withoutRights<Result>(_ body: () throws -> Result) throws -> Result {
        if getuid() == 0 {
            setgid(65_534)
            setuid(65_534)
        }
        return try body()
    }

    private static func count(_ path: String) throws -> Int { try count(SQLiteContactStore(path: path)) }

    private static func count(_ store: SQLiteContactStore) throws -> Int {
        try store.read { try $0.count(ContactQuery()) }
    }

    private static func insertOne(_ path: String) throws -> Int {
        let store = try SQLiteContactStore(path: path)
        try store.write { try $0.insert(contact("Intruder"), tag: nil) }
        return try count(store)
    }

    private static func contact(_ name: String) -> Contact {
        let now = Timestamp(milliseconds: 0)
        let card = ContactCard(name: ContactName(formatted: name), note: String(repeating: "note ", count: 20))
        return Contact(id: ContactIDGenerator.random(), book: "home", card: card, created: now, updated: now)
    }

    private static func say(_ text: String) {
        print(text)
        fflush(nil)
    }
}
