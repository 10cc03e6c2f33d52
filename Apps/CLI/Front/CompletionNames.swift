internal import ArgumentParsing
internal import Composition
internal import Configuration
internal import Models
internal import Opening
internal import Persistence
internal import TerminalUI

/// Names for completion that stand in the store and the settings. No request is ever sent.
@MainActor
struct CompletionNames {
    let config: ConfigFile
    let store: any ContactStore
    private static let limit = 50

    func candidates(for kind: ValueKind, typed: String) throws -> [Completion.Candidate] {
        switch kind {
        case .book:
            let books = try store.read { try $0.books() }
            return fitting(books.map { .init($0.name, $0.directory?.kind ?? "") }, typed)
        case .contact: return try contacts(typed)
        case .field: return fitting(ContactField.allCases.map { .init($0.rawValue) }, typed)
        case .setting: return fitting(settingNames.map { .init($0) }, typed)
        default: return []
        }
    }

    private func fitting(_ candidates: [Completion.Candidate], _ typed: String) -> [Completion.Candidate] {
        Array(candidates.filter { $0.text.hasPrefix(typed) && SafeText($0.text).string == $0.text }.prefix(Self.limit))
    }

    private var settingNames: [String] {
        let known =
            OpeningPurpose.allCases.map { "opener.\($0.rawValue)" } + Slots.all.map { "use.\($0.lowercased())" }
        return Set(known + config.list.map(\.key.description)).sorted()
    }

    /// Contacts whose name begins with what was typed; where there are none, the only one that the words find.
    private func contacts(_ typed: String) throws -> [Completion.Candidate] {
        let rows = try store.read { reader in
            // The given name first: its namesakes stand together at the right place of the order, while a word may
            // stand anywhere in a name or an organization.
            let texts = typed.nonBlank == nil ? [typed] : ["given:\(typed)", "name:\(typed)", typed]
            return try texts.flatMap { text in
                try reader.rows(ContactQuery(terms: SearchTerm.terms(in: text)), offset: 0, limit: Self.limit)
            }
        }
        let beginning = typed.folded
        let fitting = rows.filter { $0.name.folded.hasPrefix(beginning) }
        let only = Set(rows.map(\.id)).count == 1 ? Array(rows.prefix(1)) : []
        var seen: Set<String> = []
        let candidates = (fitting.isEmpty ? only : fitting).compactMap { row -> Completion.Candidate? in
            // What begins with a hyphen would be an option; what a terminal cannot show cannot be typed.
            guard let name = row.name.nonBlank, !name.hasPrefix("-"), SafeText(name).string == name,
                seen.insert(name).inserted
            else { return nil }
            return .init(name, SafeText(row.subtitle ?? row.book).string)
        }
        return Array(candidates.prefix(Self.limit))
    }
}
