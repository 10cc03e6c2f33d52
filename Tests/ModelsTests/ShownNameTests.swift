import Models
import Testing

struct ShownNameTests {
    @Test func `a contact without a name has stand-ins`() {
        let nameless = ContactCard()
        #expect(nameless.shownName == "(no name)")
        #expect(nameless.quotedName == "a contact without a name")
        #expect(ContactCard.quoted(" ") == ContactCard.namelessContact)
    }

    @Test func `a name is shown as it is, and quoted in sentences`() {
        let leia = ContactCard(name: ContactName(given: ["Leia"]))
        #expect(leia.shownName == "Leia")
        #expect(leia.quotedName == "\"Leia\"")
    }

    @Test func `the most pressing of what is unsettled counts`() {
        #expect(UnsettledState(hasConflict: true, isRefused: true, isPending: true) == .conflict)
        #expect(UnsettledState(hasConflict: false, isRefused: true, isPending: true) == .refused)
        #expect(UnsettledState(hasConflict: false, isRefused: false, isPending: true) == .pending)
        #expect(UnsettledState(hasConflict: false, isRefused: false, isPending: false) == nil)
    }
}
