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
        let found = try store.read { reader in
            if typed.nonBlank == nil { return try reader.rows(ContactQuery(), offset: 0, limit: Self.limit) }
            let beginning = try reader.rows(namesBeginningWith: typed, limit: Self.limit)
            let terms = SearchTerm.terms(in: typed)
            guard beginning.isEmpty, !terms.isEmpty else { return beginning }
            // A shell would put what several have in common in the place of what was typed, which is mostly nothing.
            let matching = try reader.rows(ContactQuery(terms: terms), offset: 0, limit: 2)
            return matching.count == 1 ? matching : []
        }
        // Order knows no punctuation: those that have it as typed, where there are such.
        let exact = found.filter { $0.name.folded.hasPrefix(typed.folded) }
        var seen: Set<String> = []
        return (exact.isEmpty ? found : exact).compactMap { row -> Completion.Candidate? in
            // What begins with a hyphen would be an option; what a terminal cannot show cannot be typed.
            guard let name = row.name.nonBlank, !name.hasPrefix("-"), SafeText(name).string == name,
                seen.insert(name).inserted
            else { return nil }
            return .init(name, SafeText(row.subtitle ?? row.book).string)
        }
    }
}
