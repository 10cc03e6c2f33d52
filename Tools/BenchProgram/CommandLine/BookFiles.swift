import FoundationEssentials
import Models
import Persistence
import SQLitePersistence

/// One seeded book in a folder, in the files of each program that is measured.
struct BookFiles: Sendable {
    /// Absolute.
    let folder: String
    let size: Int

    /// Folder and size as arguments of the process that makes the files.
    var arguments: [String] { [folder, "\(size)"] }

    /// Folder for `kith --home`, and the file in it.
    var kithHome: String { "\(folder)/kith" }
    var database: String { "\(kithHome)/kith.db" }
    /// File for `abook --datafile`.
    var abookFile: String { "\(folder)/addressbook" }
    /// Input of fzf: a line for each contact.
    var lines: String { "\(folder)/lines" }
    /// File for `khard --config`. Only small books have it: khard takes seconds for thousands of cards.
    var khardConfig: String { "\(folder)/khard.conf" }
    var hasCards: Bool { size <= 10_000 }
    private var cards: String { "\(folder)/cards" }

    /// Makes the folder and everything in it. Throws what the file system and the store throw.
    func make() throws {
        try FileManager.default.createDirectory(atPath: kithHome, withIntermediateDirectories: true)
        try makeDatabase()
        try Self.write(AbookFile.text(of: SeededBook(size: size)), to: abookFile)
        try Self.write(SeededBook(size: size).map(\.line).joined(), to: lines)
        guard hasCards else { return }
        try FileManager.default.createDirectory(atPath: cards, withIntermediateDirectories: true)
        for person in SeededBook(size: size) {
            try Self.write(KhardFiles.card(of: person), to: "\(cards)/\(person.number).vcf")
        }
        try Self.write(KhardFiles.config(cards: cards), to: khardConfig)
    }

    private func makeDatabase() throws {
        let store = try SQLiteContactStore(path: database)
        let moment = Timestamp(milliseconds: 1_700_000_000_000)
        var numbers = SeededNumbers()
        try store.write { writer in
            try writer.addBook(AddressBook(name: "people", capabilities: .local, created: moment))
            for person in SeededBook(size: size) {
                let contact = Contact(
                    id: ContactID(from: &numbers), book: "people", card: person.card, created: moment, updated: moment)
                try writer.insert(contact, tag: nil)
            }
        }
    }

    private static func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: URL(filePath: path))
    }
}

extension SeededPerson {
    /// Searchable texts of it, separated by tabs.
    fileprivate var line: String { (["\(given) \(family)"] + emails + phones).joined(separator: "\t") + "\n" }

    fileprivate var card: ContactCard {
        ContactCard(
            name: ContactName(given: [given], family: [family]),
            emails: zip(emails, ["home", "work"]).map { Labeled($0, types: [$1]) },
            phones: zip(phones, ["cell", "work"]).map { Labeled($0, types: [$1]) })
    }
}
