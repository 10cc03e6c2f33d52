package import ArgumentParsing
package import CommandKit
internal import Configuration
package import KithSettings
internal import Models
package import Persistence
internal import TerminalUI

/// Names for completion that stand in the settings, the composition and the store. No request is ever sent.
@MainActor
package struct CompletionNames {
    package let settings: Settings
    package let directoryKinds: [String]
    /// Opens the store; called only for names that stand in it.
    package let store: () throws -> any ContactStore

    package init(settings: Settings, directoryKinds: [String], store: @escaping () throws -> any ContactStore) {
        self.settings = settings
        self.directoryKinds = directoryKinds
        self.store = store
    }

    private static let limit = 50

    /// - Parameter book: the only book that is asked about; nil for all.
    package func candidates(for kind: NameKind, typed: String, book: String?) throws -> [Completion.Candidate] {
        switch kind {
        case .setting:
            fitting(Set(Settings.names + settings.entries.map(\.key.description)).sorted().map { .init($0) }, typed)
        case .directoryKind: fitting(directoryKinds.map { .init($0) }, typed)
        case .contactKind: fitting(Self.contactKinds.map { .init($0.text) }, typed)
        case .book: fitting(try books(), typed)
        case .boundBook: fitting(try books { $0.directory != nil }, typed)
        case .outboxEntry: fitting(try entries(book), typed)
        case .contact: Self.named(try contacts(typed, book), typed)
        case .trashedContact:
            Self.named(
                Self.found(
                    try store().read { try $0.trash().map(\.contact) }.filter { $0.book == book ?? $0.book }, typed),
                typed)
        case .conflictingContact: Self.named(Self.found(try conflicting(book), typed), typed)
        }
    }

    private static let contactKinds: [ContactKind] = [.individual, .organization, .group, .location, .thing]

    private func fitting(_ candidates: [Completion.Candidate], _ typed: String) -> [Completion.Candidate] {
        Array(candidates.filter { $0.text.hasPrefix(typed) && SafeText($0.text).string == $0.text }.prefix(Self.limit))
    }

    private func books(where isWanted: (AddressBook) -> Bool = { _ in true }) throws -> [Completion.Candidate] {
        try store().read { try $0.books() }.filter(isWanted).map { .init($0.name, $0.directory?.kind ?? "") }
    }

    private func entries(_ book: String?) throws -> [Completion.Candidate] {
        try store().read { reader in
            try reader.outbox(ofBook: book).prefix(Self.limit).map { entry in
                let name = (try Self.known(entry.contact, reader)?.card.displayName ?? "").excerpt()
                return .init(String(entry.id), SafeText("\(entry.operation.rawValue) \(name)").string)
            }
        }
    }

    private func conflicting(_ book: String?) throws -> [Contact] {
        try store().read { reader in
            try reader.conflicts(inBook: book).compactMap { try Self.known($0.contact, reader) }
        }
    }

    /// A contact that may be in the trash.
    private static func known(_ id: ContactID, _ reader: any StoreReader) throws -> Contact? {
        try reader.contact(id) ?? reader.trashed(id)?.contact
    }

    /// Contacts whose name begins with what was typed; where there are none, the only one that the words find.
    private func contacts(_ typed: String, _ book: String?) throws -> [ContactRow] {
        try store().read { reader in
            if typed.nonBlank == nil { return try reader.rows(ContactQuery(book: book), offset: 0, limit: Self.limit) }
            let beginning = try reader.rows(namesBeginningWith: typed, inBook: book, limit: Self.limit)
            let terms = SearchTerm.terms(in: typed)
            guard beginning.isEmpty, !terms.isEmpty else { return beginning }
            // A shell would put what several have in common in the place of what was typed, which is mostly nothing.
            let matching = try reader.someRows(ContactQuery(terms: terms, book: book), limit: 2)
            return matching.count == 1 ? matching : []
        }
    }

    /// The same among these contacts.
    private static func found(_ contacts: [Contact], _ typed: String) -> [ContactRow] {
        guard typed.nonBlank != nil else { return contacts.map { ContactRow($0) } }
        let start = SortKey.beginning(typed)
        let beginning = contacts.filter { contact in start.map { SortKey.name(contact.card).hasPrefix($0) } ?? false }
        let terms = SearchTerm.terms(in: typed)
        guard beginning.isEmpty, !terms.isEmpty else { return beginning.map { ContactRow($0) } }
        let matching = contacts.filter { contact in terms.allSatisfy { $0.matches(contact) } }
        return matching.count == 1 ? matching.map { ContactRow($0) } : []
    }

    private static func named(_ found: [ContactRow], _ typed: String) -> [Completion.Candidate] {
        // Order knows no punctuation: those that have it as typed, where there are such.
        let exact = found.filter { $0.name.folded.hasPrefix(typed.folded) }
        var seen: Set<String> = []
        let candidates = (exact.isEmpty ? found : exact).compactMap { row -> Completion.Candidate? in
            // What begins with a hyphen would be an option; what a terminal cannot show cannot be typed.
            guard let name = row.name.nonBlank, !name.hasPrefix("-"), SafeText(name).string == name,
                seen.insert(name).inserted
            else { return nil }
            return .init(name, SafeText(row.subtitle ?? row.book).string)
        }
        return Array(candidates.prefix(limit))
    }
}
