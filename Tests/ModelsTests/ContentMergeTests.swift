import Models
import Testing

struct ContentMergeTests {
    private let base = ContactContent(
        card: ContactCard(
            name: ContactName(given: ["Leia"], family: ["Organa"]), title: "Senator",
            emails: [Labeled("leia@alderaan.example")]),
        isFavorite: false)

    private func changed(_ change: (inout ContactContent) -> Void) -> ContactContent {
        var content = base
        change(&content)
        return content
    }

    @Test func `fields changed on one side only are as on that side`() {
        let mine = changed { $0.card.title = "General" }
        let theirs = changed {
            $0.card.name.family = ["Solo"]
            $0.isFavorite = true
        }
        let merge = ContentMerge(base: base, mine: mine, theirs: theirs)
        #expect(merge.conflicts.isEmpty)
        #expect(merge.content.card.title == "General")
        #expect(merge.content.card.name.family == ["Solo"])
        #expect(merge.content.isFavorite)
    }

    @Test func `a field that both changed is a conflict, and stays as the person has it`() {
        let mine = changed { $0.card.title = "General" }
        let theirs = changed { $0.card.title = "Princess" }
        let merge = ContentMerge(base: base, mine: mine, theirs: theirs)
        #expect(merge.conflicts == [.title])
        #expect(merge.content.card.title == "General")
    }

    @Test func `a field that both changed alike is no conflict`() {
        let both = changed { $0.isFavorite = true }
        #expect(ContentMerge(base: base, mine: both, theirs: both).conflicts.isEmpty)
    }

    @Test func `every field is compared, taken and told apart`() {
        let other = ContactContent(
            card: ContactCard(
                kind: .organization,
                name: ContactName(
                    formatted: "F", given: ["G"], family: ["Fa"], additional: ["A"], prefixes: ["P"], suffixes: ["S"],
                    nicknames: ["N"]),
                organization: Organization(name: "O"), title: "T", emails: [Labeled("e")], phones: [Labeled("1")],
                addresses: [Labeled(PostalAddress(street: "s"))], urls: [Labeled("u")],
                birthday: PartialDate(year: 1963), note: "n", photo: Photo(url: "p"), categories: ["c"],
                attributes: [ContactAttribute(name: "a", value: "v")]),
            isFavorite: true)
        let empty = ContactContent(card: ContactCard(), isFavorite: false)
        #expect(other.changes(from: empty) == Set(ContactField.allCases))
        for field in ContactField.allCases {
            var content = empty
            content.take(field, from: other)
            #expect(content.changes(from: empty) == [field])
        }
        var all = empty
        for field in ContactField.allCases { all.take(field, from: other) }
        #expect(all == other)
    }
}
