internal import FoundationEssentials
internal import JSON

/// The state that a book keeps between two fetches.
package struct ListState {
    /// The list that was read; the state is invalid for any other.
    let list: URL
    /// The cap of that fetch.
    let limit: Int
    /// The first page's validators, if it was the only page and can be revalidated.
    var validators: String?
    /// The next page for a fetch with a higher cap; nil at the end of the list.
    var next: URL?
    /// The number of entries before that page.
    var before: Int

    init(list: URL, limit: Int, next: URL?, before: Int) {
        self.list = list
        self.limit = limit
        self.next = next
        self.before = before
    }

    /// Nil for a text of any other form, or for another list.
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
