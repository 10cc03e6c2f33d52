import ConflictFeature
import Doubles
import Editing
import Models
import Navigation
import Persistence
import Testing

@MainActor
struct ConflictViewModelTests {
    private let fixture: ConflictFixture
    private let mine = ContactCard(
        name: ContactName(formatted: "Leia"), title: "General", emails: [Labeled("mine@x", label: "home")])
    private let theirs = ContactCard(
        name: ContactName(formatted: "Leia"), title: "Senator", emails: [Labeled("theirs@x"), Labeled("more@x")])

    init() throws {
        fixture = try ConflictFixture()
    }

    @Test func `both sides of each field are told, and nothing is chosen for the person`() throws {
        try fixture.disagree(mine: mine, theirs: theirs)
        let state = fixture.screen().state
        #expect(state.phase == .open(.bothChanged))
        #expect(state.title == "Leia")
        #expect(state.book == "work")
        #expect(state.fields.map(\.name) == ["Title", "E-mail"])
        #expect(state.fields.map(\.mine) == [["General"], ["mine@x (home)"]])
        #expect(state.fields.map(\.theirs) == [["Senator"], ["theirs@x", "more@x"]])
        #expect(state.undecided == 2)
    }

    @Test func `each field is settled as it was chosen, and the screen is left`() async throws {
        try fixture.disagree(mine: mine, theirs: theirs)
        let screen = fixture.screen()
        screen.choose(.mine)
        screen.moveSelection(by: 5)
        screen.choose(.theirs)
        await screen.resolve()
        #expect(screen.state.phase == .resolved)
        #expect(fixture.signals == [.back])
        #expect(try fixture.card?.title == "General")
        #expect(try fixture.card?.emails.map(\.value) == ["theirs@x", "more@x"])
        #expect(try fixture.conflict == nil)
        #expect(try fixture.store.read { try $0.outboxEntry(of: ConflictFixture.id) }?.fields == [.title])
    }

    @Test(arguments: [ContactEditor.Side.mine, .theirs])
    func `one word settles all`(side: ContactEditor.Side) async throws {
        try fixture.disagree(mine: mine, theirs: theirs)
        let screen = fixture.screen()
        screen.chooseAll(side)
        await screen.resolve()
        #expect(try fixture.card?.title == (side == .mine ? "General" : "Senator"))
        #expect(try fixture.conflict == nil)
    }

    @Test func `before every choice is made nothing is settled, and the first open field is shown`() async throws {
        try fixture.disagree(mine: mine, theirs: theirs)
        let screen = fixture.screen()
        screen.choose(.mine)
        await screen.resolve()
        #expect(screen.state.message?.contains("1 left") == true)
        #expect(screen.state.selection == 1)
        #expect(screen.state.phase == .open(.bothChanged))
        #expect(try fixture.conflict?.fields == [.title, .email])
        screen.choose(.theirs)
        #expect(screen.state.message == nil)
    }

    @Test func `what the directory says meanwhile is looked at before it counts`() async throws {
        try fixture.disagree(mine: mine, theirs: theirs)
        let screen = fixture.screen()
        screen.chooseAll(.theirs)
        var later = theirs
        later.title = "Queen"
        try fixture.hear(later)
        await screen.resolve()
        #expect(screen.state.message?.contains("check the values again") == true)
        #expect(try fixture.card?.title == "General")
        #expect(screen.state.fields.map(\.choice) == [nil, .theirs])
        #expect(screen.state.fields.first?.theirs == ["Queen"])
        screen.choose(.theirs)
        await screen.resolve()
        #expect(try fixture.card?.title == "Queen")
    }

    @Test(arguments: [
        Whole(kind: .deletedThere, side: .mine, stays: true, sent: .create),
        Whole(kind: .deletedThere, side: .theirs, stays: false), Whole(kind: .deletedHere, side: .theirs, stays: true),
        Whole(kind: .deletedHere, side: .mine, stays: false, sent: .delete),
    ])
    func `where one side has deleted it, it is kept or given up as a whole`(whole: Whole) async throws {
        try fixture.disagree(whole.kind, mine: mine, theirs: theirs)
        let screen = fixture.screen()
        #expect(screen.state.phase == .open(whole.kind))
        #expect(screen.state.title == "Leia")
        #expect(screen.state.fields.map(\.name) == ["Title", "E-mail"])
        await screen.resolve()
        #expect(screen.state.message != nil)
        screen.moveSelection(by: whole.side == .mine ? -1 : 1)
        #expect(screen.state.choice == whole.side)
        await screen.resolve()
        #expect(screen.state.phase == .resolved)
        #expect(try (fixture.card != nil) == whole.stays)
        #expect(try fixture.conflict == nil)
        #expect(try fixture.store.read { try $0.outboxEntry(of: ConflictFixture.id) }?.operation == whole.sent)
    }

    @Test func `a conflict that is settled elsewhere is told`() async throws {
        try fixture.disagree(mine: mine, theirs: theirs)
        let screen = fixture.screen()
        screen.chooseAll(.mine)
        _ = try fixture.editor.resolve(ConflictFixture.id, [:], others: .theirs)
        await screen.resolve()
        #expect(screen.state.phase == .absent)
        #expect(try fixture.card?.title == "Senator")
        screen.back()
        #expect(fixture.signals == [.back])
    }

    @Test func `a store that fails is told, and leaves the choices`() async throws {
        try fixture.disagree(mine: mine, theirs: theirs)
        let screen = fixture.screen()
        screen.chooseAll(.mine)
        fixture.store.isFailing = true
        await screen.resolve()
        #expect(screen.state.message?.contains(FaultyContactStore.fault.message) == true)
        #expect(screen.state.undecided == 0)
        #expect(
            fixture.screen().state.phase
                == .failed(Explanation(FaultyContactStore.fault)))
        fixture.store.isFailing = false
        await screen.resolve()
        #expect(screen.state.phase == .resolved)
    }

    @Test func `an emptied field, an address, a note and a favorite are told as people read them`() throws {
        var (here, there) = (ContactCard(title: "General"), ContactCard(note: "one\ntwo"))
        here.addresses = [Labeled(PostalAddress(street: "1 A", locality: "Aldera"), label: "home")]
        there.organization = Organization(name: "Rebels", units: ["Fleet"])
        try fixture.disagree(mine: here, theirs: there)
        let fields = fixture.screen().state.fields
        #expect(fields.map(\.mine) == [[], ["General"], ["1 A, Aldera (home)"], []])
        #expect(fields.map(\.theirs) == [["Rebels, Fleet"], [], [], ["one\ntwo"]])
    }

    struct Whole: CustomTestStringConvertible {
        let kind: Conflict.Kind
        let side: ContactEditor.Side
        let stays: Bool
        var sent: OutboxEntry.Operation?

        var testDescription: String { "\(kind), \(side)" }
    }
}
