internal import Directories
internal import Models

extension DirectoryEntry {
    /// The entry's content; for fields that it omits, the known content.
    func content(over known: ContactContent) -> ContactContent {
        var content = ContactContent(card: card, isFavorite: isFavorite ?? known.isFavorite)
        for field in silentFields { content.take(field, from: known) }
        return content
    }

    /// A digest of a list entry that the store keeps to detect changes in the directory.
    var fingerprint: String {
        let mark = isFavorite.map { $0 ? "+" : "-" } ?? ""
        return String(card.fingerprint, radix: 16) + mark
    }

    /// The tag of a contact after a complete response of the directory: different from every list entry's fingerprint,
    /// so that the next list is compared, and not nil, which means that details are missing.
    static let tagOfAnswer = "answer"
}
