internal import FoundationEssentials
internal import JSON

/// What a book keeps of one fetch for the next one.
struct ListState {
    /// The list that was read: the state says nothing of another one.
    let list: URL
    /// How many entries were wanted.
    let limit: Int
    /// The first page's, where that page was all that was wanted, and can be told to be unchanged.
    var validators: String?
    /// The page on which a fetch with a higher cap goes on; nil at the end of the list.
    var next: URL?
    /// How many entries stand before that page.
    var before: Int

    init(list: URL, limit: Int, next: URL?, before: Int) {
        self.list = list
        self.limit = limit
        self.next = next
        self.before = before
    }

    /// Nil for a text that is not of this form, or speaks of another list.
    init?(_ text: String?, of list: URL) {
        guard let text, let json = try? JSONValue.parse(Array(text.utf8)), json["list"]?.string == list.absoluteString,
            let limit = json["limit"]?.int, let before = json["before"]?.int, before >= 0
        else { return nil }
        self.init(list: list, limit: limit, next: json["next"]?.string.flatMap { URL(string: $0) }, before: before)
        validators = json["validators"]?.string
    }

    var text: String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("list")
        writer.string(list.absoluteString)
        writer.key("limit")
        writer.integer(limit)
        writer.key("validators")
        writer.string(validators)
        writer.key("next")
        writer.string(next?.absoluteString)
        writer.key("before")
        writer.integer(before)
        writer.endObject()
        return String(decoding: writer.take(), as: UTF8.self)
    }
}
