import DetailFeature
import Doubles
import Models
import Persistence
import Testing

/// State of the contact's book and changes in a detail.
@MainActor
struct DetailDeliveryTests {
    private let store = FaultyContactStore()
    private let model: DetailViewModel

    init() throws {
        model = DetailViewModel(store: store, id: .numbered(1), refresh: { _ in }, signal: { _ in })
        let moment = Timestamp(milliseconds: 0)
        let contact = Contact(id: .numbered(1), book: "work", card: ContactCard(), created: moment, updated: moment)
        try store.write { writer in
            try writer.addBook(AddressBook(name: "work", capabilities: .readOnly([.note]), created: moment))
            try writer.insert(contact, tag: nil)
        }
    }

    private func queue(_ state: OutboxEntry.State) throws {
        let entry = OutboxEntry(
            contact: .numbered(1), book: "work", remoteID: "7", operation: .update, fields: [.note], state: state,
            created: Timestamp(milliseconds: 0))
        _ = try store.write { try $0.saveOutboxEntry(entry) }
        model.reload()
    }

    @Test func `what the book can do is known, until the contact is gone`() throws {
        model.reload()
        #expect(model.state.book?.capabilities == .readOnly([.note]))
        #expect(model.state.delivery == .settled)
        try store.write { try $0.remove([.numbered(1)]) }
        model.reload()
        #expect(model.state.book == nil)
    }

    @Test func `a change waits, on its way too`() throws {
        try queue(.waiting(notBefore: nil))
        #expect(model.state.delivery == .waiting)
        try queue(.sending(since: Timestamp(milliseconds: 0)))
        #expect(model.state.delivery == .waiting)
    }

    @Test func `a refused change has the directory's words`() throws {
        try queue(.refused([RefusalMessage(field: .note, text: "is too short")]))
        #expect(model.state.delivery == .refused(["is too short"]))
    }

    @Test func `a conflict comes before everything else`() throws {
        try store.write { writer in
            try writer.setConflict(Conflict(contact: .numbered(1), book: "work", kind: .bothChanged, fields: [.note]))
        }
        try queue(.waiting(notBefore: nil))
        #expect(model.state.delivery == .conflict)
    }
}
