import Models
import StarWarsDirectory
import Testing

struct DemoBookTests {
    private let contacts: [Contact]

    init() throws {
        contacts = try DemoBook.contacts(at: Timestamp(milliseconds: 7))
    }

    @Test func `the eight individuals come in their order`() {
        #expect(
            contacts.map(\.card.displayName) == [
                "Luke Skywalker", "Leia Organa", "Han Solo", "Chewbacca", "Kylo Ren", "Supreme Leader Snoke",
                "General Hux", "Darth Vader",
            ])
        #expect(
            contacts.map { $0.card.birthday?.displayText } == [
                "May 5, 1963", "May 5, 1963", "Aug 22, 1956", "Nov 15, 1782", "Oct 31, 1987", "Jan 1, 1947",
                "Jul 4, 1982", "Jul 13, 1947",
            ])
    }

    @Test func `Vader has all that the first ancestor showed of him`() throws {
        let vader = try #require(contacts.last)
        #expect(vader.card.name == ContactName(given: ["Darth"], family: ["Vader"]))
        #expect(vader.card.birthday == PartialDate(year: 1947, month: 7, day: 13))
        #expect(
            vader.card.attributes == [
                ContactAttribute(name: "Force Sensitive", value: "YES"),
                ContactAttribute(name: "Affiliation", value: "SITH"),
            ])
    }

    @Test func `they are a book of this machine only, made at the given moment`() {
        for contact in contacts {
            #expect(contact.book == "demo")
            #expect(contact.remoteID == nil)
            #expect(contact.card.photo == nil)
            #expect(contact.created == Timestamp(milliseconds: 7))
            #expect(contact.updated == contact.created)
            #expect(!contact.isFavorite)
        }
    }

    @Test func `those whose pictures are given have them as photos`() throws {
        let face = PhotoData([1], format: .png).photo
        let contacts = try DemoBook.contacts(
            at: Timestamp(milliseconds: 7), photos: ["02": face, "06": face, "x": face])
        #expect(contacts.filter { $0.card.photo == face }.map(\.card.displayName) == ["Leia Organa", "Darth Vader"])
        #expect(contacts.map(\.id) == self.contacts.map(\.id))
    }

    @Test func `their identifiers are the same on every machine`() {
        #expect(
            contacts.map(\.id.text) == [
                "9dt184m9zk8l", "c4j4c569x4v6", "svm1sqp85xq2", "0zdbwngvgmgb", "69q926wfnwdl", "r1h5g7t6pr5x",
                "572gbvmh20t3", "vhwz1dpprpcp",
            ])
    }
}
