internal import Models
internal import Persistence

/// Contacts in the form in which the tables take them. To make it is most of the work of a write that SQLite does not
/// do, and it needs no database, so that another thread can do it.
struct ContactRecords: Sendable {
    /// Values of one contact that are not bound as texts.
    struct Record: Sendable {
        let id: ContactID
        let book: String
        let remoteID: String?
        let isFavorite: Bool
        let updated: Timestamp
        let created: Timestamp
        /// As the table `phone_digits` has them; nil for none.
        let digits: String?
        /// Folded, each once.
        let categories: Set<String>
        /// Index of the contact's first text.
        fileprivate let start: Int

        /// Indexes of the texts of ``ContactRecords/contactColumns``.
        var contactTexts: Range<Int> { start..<(start + ContactRecords.contactTexts) }
        /// Indexes of the texts of ``ContactRecords/cardColumns``.
        var cardTexts: Range<Int> { contactTexts.upperBound..<(contactTexts.upperBound + ContactRecords.cardTexts) }
        /// Index of the directory's identifier.
        var remoteIDText: Int { start + ContactRecords.remoteIDPlace }
        /// Index of the words that the contact is found by: letters and digits only, parted by blanks, so that FTS5's
        /// plainest tokenizer takes them as they are.
        var words: Int { contactTexts.upperBound }
    }

    /// The columns of `contact` that are texts, the identifier first.
    static let contactColumns = "id, name, subtitle, email, phone, photo, kind, remote_id, tag, name_key, family_key"
    static let contactTexts = 11
    private static let remoteIDPlace = 7
    /// Those of `card`, the words first.
    static let cardColumns = "words, \(CardColumn.list)"
    static let cardTexts = 1 + CardColumn.allCases.count

    private(set) var records: [Record] = []
    private(set) var texts = TextList()

    /// - Parameter count: how many will be added.
    init(capacity count: Int) {
        records.reserveCapacity(count)
        texts.reserve(texts: count * (Self.contactTexts + Self.cardTexts), bytes: count * 400)
    }

    mutating func add(_ contact: Contact, tag: String?) {
        let card = contact.card
        let digits = SearchWords.digits(of: card)
        records.append(
            Record(
                id: contact.id, book: contact.book, remoteID: contact.remoteID, isFavorite: contact.isFavorite,
                updated: contact.updated, created: contact.created,
                // Runs of digits never match across the blank.
                digits: digits.isEmpty ? nil : digits.joined(separator: " "),
                categories: card.categories.isEmpty ? [] : Set(card.categories.map(\.folded)), start: texts.count))
        let name = card.displayName
        texts.append(contact.id.text)
        texts.append(name)
        texts.append(card.subtitle)
        texts.append(card.emails.preferred?.value)
        texts.append(card.phones.preferred?.value)
        texts.append(card.photo?.url)
        texts.append(card.kind.text)
        texts.append(contact.remoteID)
        texts.append(tag)
        texts.append(SortKey.name(shown: name))
        texts.append(SortKey.family(card))
        texts.append(joined: SearchWords.words(of: card))
        for column in CardColumn.allCases { texts.append(column.text(of: card)) }
    }
}
