internal import Models
internal import Persistence

/// Terms that no index answers: the columns that they speak of are read, and nothing else of a contact.
extension SQLiteReader {
    /// Those of the keys whose contacts all terms match.
    func verified(_ keys: KeySet, _ terms: [SearchTerm]) throws -> KeySet {
        let columns = CardColumn.needed(by: terms)
        return try connection.withStatement(Self.query(columns) + " WHERE card.key = ?") { row in
            KeySet(
                try keys.keys.filter { key in
                    defer { row.rewind() }
                    try row.bind(1, key)
                    return try row.step() && matches(row, columns, terms)
                })
        }
    }

    /// The contacts that pass the filter and that all terms match, found by reading all that have something in the
    /// columns.
    func scan(for terms: [SearchTerm], _ filter: RowFilter) throws -> KeySet {
        let columns = CardColumn.needed(by: terms)
        // A term of one field never matches where the field is empty.
        let given = columns.count == 1 ? "\(columns[0].rawValue) IS NOT NULL" : "true"
        return try connection.withStatement("\(Self.query(columns)) WHERE \(given)\(filter.conditions)") { row in
            try filter.bind(to: row)
            var keys: [Int64] = []
            while try row.step() {
                if try matches(row, columns, terms) { keys.append(row.integer(0)) }
            }
            return KeySet(keys)
        }
    }

    private static func query(_ columns: [CardColumn]) -> String {
        let list = columns.map { ", \($0.rawValue)" }.joined()
        // CROSS keeps the order of the join: https://www.sqlite.org/optoverview.html, section 8.2.
        return "SELECT card.key, id, kind\(list) FROM card CROSS JOIN contact ON contact.key = card.key"
    }

    private func matches(_ row: Statement, _ columns: [CardColumn], _ terms: [SearchTerm]) throws(StoreError) -> Bool {
        var card = ContactCard(kind: ContactKind(row.text(2)))
        for (place, column) in zip(Int32(3)..., columns) {
            try column.read(row, place, into: &card, of: row.text(1), path: connection.path)
        }
        return terms.allSatisfy { $0.matches(card) }
    }
}

extension CardColumn {
    /// The columns in which the terms are looked for, each once.
    static func needed(by terms: [SearchTerm]) -> [CardColumn] {
        let columns = Set(terms.flatMap { needed(by: $0.field) })
        return allCases.filter(columns.contains)
    }

    private static func needed(by field: ContactField?) -> [CardColumn] {
        switch field {
        case nil: [.name, .organization, .emails, .phones, .categories, .attributes]
        case .name, .given, .family, .additional, .prefix, .suffix, .nickname: [.name]
        case .organization: [.organization]
        case .title: [.title]
        case .email: [.emails]
        case .phone: [.phones]
        case .address: [.addresses]
        case .url: [.urls]
        case .birthday: [.birthday]
        case .note: [.note]
        case .category: [.categories]
        case .attribute: [.attributes]
        case .photo, .favorite, .kind: []
        }
    }
}
