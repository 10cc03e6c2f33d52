import Directories
import LoopbackServer
import Models
import Testing

/// Mapping of a response in the contract's shape, over real sockets.
struct StarWarsPayloadTests {
    private let fixture: StarWarsFixture

    init() throws {
        fixture = try StarWarsFixture()
    }

    @Test func `an individual becomes a card`() async throws {
        let entry = try await entry(
            #"""
            {"id":8,"firstName":"Darth","lastName":"Vader","birthdate":"1947-07-13",
            "profilePicture":"https://img.example/vader.jpg?size=2","forceSensitive":true,"affiliation":"SITH"}
            """#)
        #expect(entry.remoteID == "8")
        #expect(entry.isFavorite == nil)
        #expect(
            entry.card
                == ContactCard(
                    name: ContactName(given: ["Darth"], family: ["Vader"]),
                    birthday: PartialDate(year: 1947, month: 7, day: 13),
                    photo: Photo(url: "https://img.example/vader.jpg?size=2"),
                    attributes: [
                        ContactAttribute(name: "Force Sensitive", value: "YES"),
                        ContactAttribute(name: "Affiliation", value: "SITH"),
                    ]))
    }

    @Test(arguments: [
        ("1963-05-05", "1963-05-05"), ("1963-05-05T23:30:00.000Z", "1963-05-05"),
        ("1963-05-05T23:30:00Z", "1963-05-05"),
        ("1963-05-05T23:30:00.123-08:00", "1963-05-05"), ("1963-05-05T00:30:00+14:00", "1963-05-05"),
        ("1782-11-15", "1782-11-15"), ("1782-11-15T00:00:00.000+00:00", "1782-11-15"), (" 1963-05-05\n", "1963-05-05"),
        ("2020-02-29", "2020-02-29"),
    ])
    func `a birthdate is the calendar day as it is written`(sent: String, day: String) async throws {
        let list = try await list([#"{"id":1,"birthdate":"\#(sent.replacing("\n", with: "\\n"))"}"#])
        #expect(list.entries.map { $0.card.birthday?.description } == [day])
        #expect(list.omitted.isEmpty)
    }

    @Test(arguments: [
        "2019-02-30", "2019-02-30T00:00:00Z", "1963-13-01", "1963-05-00", "1963-05", "1963", "05/05/1963", "today",
        "1963-05-05T25:00:00Z", "1963-05-05Tnoon", "1963-05-05T23:30:00", "--05-05",
    ])
    func `what is no date is left out and reported`(sent: String) async throws {
        let list = try await list([#"{"id":1,"birthdate":"\#(sent)"}"#])
        #expect(list.entries.map(\.card.birthday) == [nil])
        #expect(
            list.omitted == [
                EntryIssue(index: 0, id: "1", reason: "individuals[0].birthdate: \"\(sent)\" is not a date")
            ])
    }

    @Test(arguments: ["EWOK", "first_order", " SITH\n"])
    func `an affiliation is kept as it was sent, known or not`(sent: String) async throws {
        let entry = try await entry(#"{"id":1,"affiliation":"\#(sent.replacing("\n", with: "\\n"))"}"#)
        #expect(entry.card.attributes == [ContactAttribute(name: "Affiliation", value: sent)])
    }

    @Test func `a name leaves out what is empty`() async throws {
        let entry = try await entry(#"{"id":4,"firstName":"Chewbacca","lastName":""}"#)
        #expect(entry.card.name == ContactName(given: ["Chewbacca"]))
        #expect(entry.card.displayName == "Chewbacca")
    }

    @Test func `nulls everywhere leave an entry without anything`() async throws {
        let list = try await list([
            #"{"id":1,"firstName":null,"lastName":null,"birthdate":null,"profilePicture":null,"forceSensitive":null,"affiliation":null}"#,
            #"{"id":2,"forceSensitive":""}"#,
        ])
        #expect(list.entries.map(\.card) == [ContactCard(), ContactCard()])
        #expect(list.omitted.isEmpty)
    }

    @Test func `not force sensitive is NO, and not said is not shown`() async throws {
        #expect(
            try await entry(#"{"id":1,"forceSensitive":false}"#).card.attributes
                == [ContactAttribute(name: "Force Sensitive", value: "NO")])
        #expect(try await entry(#"{"id":1}"#).card.attributes.isEmpty)
    }

    @Test func `unknown keys are passed over`() async throws {
        let fetch = try await answer(
            #"{"version":3,"individuals":[{"id":1,"firstName":"Luke","midichlorians":20000,"ship":{"id":"X"}}],"x":[]}"#
        )
        #expect(fetch.entries.map(\.card.displayName) == ["Luke"])
        #expect(fetch.omitted.isEmpty)
    }

    @Test func `bad entries are skipped and reported with place and key path`() async throws {
        let list = try await list([
            #"{"id":1,"firstName":"Luke"}"#, "null", #""Leia""#, #"{"firstName":"Han"}"#, #"{"id":null}"#,
            #"{"id":[1]}"#,
            #"{"id":7,"firstName":7,"forceSensitive":"YES"}"#,
        ])
        #expect(list.entries.map(\.remoteID) == ["1", "7"])
        #expect(list.skipped.map(\.index) == [1, 2, 3, 4, 5])
        #expect(
            list.skipped.map(\.reason) == [
                "individuals[1]: an object is needed, null was found",
                "individuals[2]: an object is needed, string was found",
                "individuals[3].id: a whole number or text is needed, the key is missing",
                "individuals[4].id: a whole number or text is needed, null was found",
                "individuals[5].id: a whole number or text is needed, array was found",
            ])
        #expect(
            list.omitted.map(\.reason) == [
                "individuals[6].firstName: text is needed, number was found",
                "individuals[6].forceSensitive: true or false is needed, string was found",
            ])
    }

    @Test func `a relative photo is resolved against the list's URL, and other schemes are none`() async throws {
        let list = try await list([
            #"{"id":1,"profilePicture":"07"}"#, #"{"id":2,"profilePicture":"/img/06.png?v=1"}"#,
            #"{"id":3,"profilePicture":"file:///etc/passwd"}"#,
            #"{"id":4,"profilePicture":"data:image/png;base64,AA"}"#,
        ])
        let address = fixture.server.address()
        #expect(
            list.entries.map { $0.card.photo?.url } == [
                "\(address)/mobile/interview/07", "\(address)/img/06.png?v=1", nil, nil,
            ])
    }

    @Test func `names are kept as they were sent, whatever is in them`() async throws {
        let long = String(repeating: "ñ", count: 4_000)
        let entry = try await entry(
            #"{"id":1,"firstName":"\u001b]0;owned\u0007Luke\n","lastName":"\#(long)","affiliation":"\u202eJEDI"}"#)
        #expect(entry.card.name.given == ["\u{1B}]0;owned\u{7}Luke\n"])
        #expect(entry.card.name.family == [long])
        #expect(entry.card.attributes.map(\.value) == ["\u{202E}JEDI"])
    }

    @Test func `ten thousand individuals come at once`() async throws {
        let list = try await list((1...10_000).map { #"{"id":\#($0),"firstName":"N\#($0)","affiliation":"CLONE"}"# })
        #expect(list.entries.count == 10_000)
        #expect(list.entries.last?.card.displayName == "N10000")
    }

    private func entry(_ json: String) async throws -> DirectoryEntry {
        try #require(await list([json]).entries.first)
    }

    private func list(_ individuals: [String]) async throws -> EntryList {
        try await answer(#"{"individuals":[\#(individuals.joined(separator: ","))]}"#)
    }

    private func answer(_ json: String) async throws -> EntryList {
        let fetch = try await fixture.fetch(.json(json))
        guard case .everything(let list) = fetch.content else { throw StarWarsFixture.NothingNew() }
        return list
    }
}
