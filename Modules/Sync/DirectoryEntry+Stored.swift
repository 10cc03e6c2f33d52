internal import Directories
internal import Models

extension DirectoryEntry {
    /// What the entry says, over what is known of the fields that it does not speak of.
    func content(over known: ContactContent) -> ContactContent {
        var content = ContactContent(card: card, isFavorite: isFavorite ?? known.isFavorite)
        for field in silentFields { content.take(field, from: known) }
        return content
    }

    /// What the store remembers of an entry of a list, to tell later whether the directory has changed it.
    var fingerprint: String {
        let mark = isFavorite.map { $0 ? "+" : "-" } ?? ""
        return String(card.fingerprint, radix: 16) + mark
    }

    /// What the store remembers of a contact after the directory has answered with the whole of it: the fingerprint of
    /// no list's entry, so that the next list is compared, and yet not nil, which says that details never came.
    static let tagOfAnswer = "answer"
}
