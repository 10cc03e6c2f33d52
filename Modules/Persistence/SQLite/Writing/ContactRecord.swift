internal import Models
internal import Persistence

/// A contact in the form in which the tables take it. To make it is most of the work of a write that SQLite does not do,
/// and it needs no database, so that another thread can do it.
struct ContactRecord: Sendable {
    let id: ContactID
    let book: String
    let remoteID: String?
    let isFavorite: Bool
    let updated: Timestamp
    let created: Timestamp
    /// The texts of the columns ``contactColumns`` and ``cardColumns``.
    let texts: TextList
    /// As the table `phone_digits` has them; nil for none.
    let digits: String?
    /// Folded, each once.
    let categories: Set<String>

    /// The columns of `contact` that are texts, the identifier first.
    static let contactColumns = "id, name, subtitle, email, phone, photo, kind, remote_id, tag, name_key, family_key"
    /// Those of `card`.
    static let cardColumns = "words, \(CardColumn.list)"
    /// Where these are among the texts.
    static let contactTexts = 0..<11
    static let cardTexts = 11..<(12 + CardColumn.allCases.count)
    static let wordsTexts = 11..<12

    init(_ contact: Contact, tag: String?) {
        let card = contact.card
        id = contact.id
        book = contact.book
        remoteID = contact.remoteID
        isFavorite = contact.isFavorite
        updated = contact.updated
        created = contact.created
        texts = Self.texts(of: contact, tag: tag)
        let digits = SearchWords.digits(of: card)
        // Runs of digits never match across the blank.
        self.digits = digits.isEmpty ? nil : digits.joined(separator: " ")
        categories = card.categories.isEmpty ? [] : Set(card.categories.map(\.folded))
    }

    /// Words have letters and digits only, so that a blank parts them and FTS5's plainest tokenizer takes them as they
    /// are.
    var words: String { texts[Self.wordsTexts.lowerBound] ?? "" }

    private static func texts(of contact: Contact, tag: String?) -> TextList {
        let card = contact.card
        let row = ContactRow(contact)
        var texts = TextList()
        texts.reserve(texts: cardTexts.upperBound, bytes: 400)
        texts.append(contact.id.text)
        texts.append(row.name)
        texts.append(row.subtitle)
        texts.append(row.email)
        texts.append(row.phone)
        texts.append(row.photoURL)
        texts.append(card.kind.text)
        texts.append(contact.remoteID)
        texts.append(tag)
        texts.append(SortKey.name(shown: row.name))
        texts.append(SortKey.family(card))
        texts.append(SearchWords.words(of: card).joined(separator: " "))
        for column in CardColumn.allCases { texts.append(column.text(of: card)) }
        return texts
    }
}
