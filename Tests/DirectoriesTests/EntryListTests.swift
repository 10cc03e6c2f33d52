import Directories
import JSON
import Models
import Testing

struct EntryListTests {
    @Test func `entries come in the order of the answer`() {
        let list = read([["id": 2, "name": "Leia"], ["id": 1, "name": "Luke"], ["id": "x", "name": "Han"]])
        #expect(list.entries.map(\.remoteID) == ["2", "1", "x"])
        #expect(list.entries.map(\.card.displayName) == ["Leia", "Luke", "Han"])
        #expect(list.skipped.isEmpty)
        #expect(list.omitted.isEmpty)
    }

    @Test func `a repeated identifier is one entry, the last one, where the first stood`() {
        let list = read([
            ["id": 1, "name": "Anakin"], ["id": 2, "name": "Leia"], ["id": "1", "name": "Darth"], ["id": 1, "name": 0],
        ])
        #expect(list.entries.map(\.remoteID) == ["1", "2"])
        #expect(list.entries.map(\.card.displayName) == ["", "Leia"])
    }

    @Test func `a bad entry costs itself alone, and is reported with its place and identifier`() {
        let list = read([["id": 1], .null, ["name": "Nobody"], ["id": 4, "refuse": true], ["id": 5]])
        #expect(list.entries.map(\.remoteID) == ["1", "5"])
        #expect(
            list.skipped == [
                EntryIssue(index: 1, id: nil, reason: "people[1]: an object is needed, null was found"),
                EntryIssue(
                    index: 2, id: nil, reason: "people[2].id: a whole number or text is needed, the key is missing"),
                EntryIssue(index: 3, id: "4", reason: "refused"),
            ])
    }

    @Test func `a value left out is reported with its entry`() {
        let list = read([["id": 1, "name": "Luke"], ["id": 2, "name": false]])
        #expect(list.entries.count == 2)
        #expect(
            list.omitted == [
                EntryIssue(index: 1, id: "2", reason: "people[1].name: text is needed, boolean was found")
            ])
    }

    @Test func `no values are no entries`() {
        #expect(read([]) == EntryList())
    }

    private func read(_ values: [JSONValue]) -> EntryList {
        EntryList(values, path: "people") { (reader) throws(EntryReader.FormatError) in
            let id = try reader.requireIdentifier("id")
            if reader.bool("refuse") == true { throw EntryReader.FormatError(reason: "refused") }
            let name = ContactName(formatted: reader.text("name"))
            return DirectoryEntry(remoteID: id, card: ContactCard(name: name))
        }
    }
}
