internal import JSON
internal import Models
internal import Persistence

extension ContactContent {
    /// One object: `{"favorite":true,"kind":"individual","name":{…},"emails":[…]}`. What a contact has not is left out.
    var json: String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("favorite")
        writer.bool(isFavorite)
        writer.key("kind")
        writer.string(card.kind.text)
        if let photo = card.photo {
            writer.key("photo")
            writer.string(photo.url)
        }
        for column in CardColumn.allCases { column.writeMember(of: card, to: &writer) }
        writer.endObject()
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    init(_ cursor: inout JSONCursor) throws(JSONCursor.Mismatch) {
        var card = ContactCard()
        var isFavorite: Bool?
        try cursor.object { cursor, member throws(JSONCursor.Mismatch) in
            switch member {
            case "favorite": isFavorite = try cursor.bool()
            case "kind": card.kind = ContactKind(try cursor.string())
            case "photo": card.photo = Photo(url: try cursor.string())
            default:
                guard let column = CardColumn(member: member) else {
                    throw cursor.mismatch("a part of a contact instead of \"\(member)\"")
                }
                try column.readMember(&cursor, into: &card)
            }
        }
        guard let isFavorite else { throw cursor.mismatch("whether it is a favorite") }
        self.init(card: card, isFavorite: isFavorite)
    }
}
