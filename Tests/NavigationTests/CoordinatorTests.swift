import Doubles
import Models
import Navigation
import Testing

@MainActor
struct CoordinatorTests {
    private let presenter = SpyPresenter()
    private let luke = ContactID.numbered(1)
    private let leia = ContactID.numbered(2)

    @Test func `the launch screen comes first`() {
        let coordinator = coordinator(after: [])
        #expect(coordinator.stack == [.launch])
        #expect(presenter.presented == [[.launch]])
    }

    @Test(arguments: [String?.none, "rebels"])
    func `the list takes the place of the launch screen`(book: String?) {
        let coordinator = coordinator(book: book, after: [.launched])
        #expect(coordinator.stack == [.list(book: book)])
        #expect(presenter.presented == [[.launch], [.list(book: book)]])
    }

    @Test func `a launch that ends twice changes nothing`() {
        let coordinator = coordinator(after: [.launched, .selected(luke), .launched])
        #expect(coordinator.stack == [.list(book: nil), .detail(luke)])
        #expect(presenter.presented.count == 3)
    }

    @Test func `a selected contact is shown over the list, and back leads to the list`() {
        let coordinator = coordinator(after: [.launched, .selected(luke)])
        #expect(coordinator.stack == [.list(book: nil), .detail(luke)])
        coordinator.receive(.back)
        #expect(coordinator.stack == [.list(book: nil)])
        #expect(presenter.presented.suffix(2) == [[.list(book: nil), .detail(luke)], [.list(book: nil)]])
    }

    @Test func `a book that was removed is listed no more below what is shown`() {
        let coordinator = coordinator(after: [.launched, .listed(book: "rebels"), .showBooks, .removedBook("rebels")])
        #expect(coordinator.stack == [.list(book: nil), .books])
        coordinator.receive(.removedBook("demo"))
        #expect(presenter.presented.last == [.list(book: nil), .books])
    }

    @Test func `the next contact takes the place of the one shown`() {
        let coordinator = coordinator(after: [.launched, .selected(luke), .selected(leia)])
        #expect(coordinator.stack == [.list(book: nil), .detail(leia)])
    }

    @Test func `the same contact again is not presented anew`() {
        let coordinator = coordinator(after: [.launched, .selected(luke), .selected(luke)])
        #expect(coordinator.stack == [.list(book: nil), .detail(luke)])
        #expect(presenter.presented.count == 3)
    }

    @Test func `a contact that is gone leaves the stack`() {
        let coordinator = coordinator(after: [.launched, .selected(luke), .gone(luke)])
        #expect(coordinator.stack == [.list(book: nil)])
    }

    @Test func `a contact that is gone and not shown changes nothing`() {
        let coordinator = coordinator(after: [.launched, .selected(luke), .gone(leia)])
        #expect(coordinator.stack == [.list(book: nil), .detail(luke)])
        #expect(presenter.presented.count == 3)
    }

    @Test(arguments: [[], [Signal.launched]])
    func `back from the lowest screen ends the front`(signals: [Signal]) {
        let coordinator = coordinator(after: signals)
        let stack = coordinator.stack
        coordinator.receive(.back)
        #expect(presenter.finished == 1)
        #expect(coordinator.stack == stack)
    }

    @Test func `quitting ends the front from wherever it is`() {
        coordinator(after: [.launched, .selected(luke)]).receive(.quit)
        #expect(presenter.finished == 1)
    }

    @Test func `the presenter is not kept alive`() {
        let coordinator = Coordinator(book: nil)
        var other: SpyPresenter? = SpyPresenter()
        coordinator.presenter = other
        other = nil
        #expect(coordinator.presenter == nil)
    }

    // MARK: - Other places

    @Test func `another book's list takes the place of everything`() {
        let coordinator = coordinator(after: [.launched, .selected(luke), .showBooks, .listed(book: "rebels")])
        #expect(coordinator.stack == [.list(book: "rebels")])
    }

    @Test func `a book that was added is listed`() {
        let coordinator = coordinator(after: [.launched, .showBooks, .addBook, .addedBook("rebels")])
        #expect(coordinator.stack == [.list(book: "rebels")])
    }

    @Test func `a book that was changed is left for the books`() {
        let coordinator = coordinator(after: [.launched, .showBooks, .editBook("rebels")])
        #expect(coordinator.stack == [.list(book: nil), .books, .editBook("rebels")])
        coordinator.receive(.changedBook("others"))
        coordinator.receive(.showTrash)
        #expect(coordinator.stack.last == .editBook("rebels"))
        coordinator.receive(.changedBook("rebels"))
        #expect(coordinator.stack == [.list(book: nil), .books])
    }

    @Test func `what was created is shown over the list`() {
        let coordinator = coordinator(after: [.launched, .selected(luke), .new(book: "demo")])
        #expect(coordinator.stack == [.list(book: nil), .detail(luke), .edit(.new(book: "demo"))])
        coordinator.receive(.saved(leia))
        #expect(coordinator.stack == [.list(book: nil), .detail(leia)])
    }

    @Test func `what was changed is where its form was opened`() {
        let coordinator = coordinator(after: [.launched, .edit(luke), .saved(luke)])
        #expect(coordinator.stack == [.list(book: nil)])
        coordinator.receive(.selected(luke))
        coordinator.receive(.edit(luke))
        coordinator.receive(.saved(luke))
        #expect(coordinator.stack == [.list(book: nil), .detail(luke)])
    }

    @Test func `what was gone, and was created anew from its form, is shown`() {
        let coordinator = coordinator(after: [.launched, .selected(luke), .edit(luke), .saved(leia)])
        #expect(coordinator.stack == [.list(book: nil), .detail(leia)])
    }

    @Test func `a form that is not on top cannot be saved`() {
        let coordinator = coordinator(after: [.launched, .selected(luke), .saved(luke)])
        #expect(coordinator.stack == [.list(book: nil), .detail(luke)])
    }

    @Test(arguments: [Signal.showTrash, .showOutbox, .showBooks, .addBook, .new(book: "demo")])
    func `nothing is opened over a form`(signal: Signal) {
        let coordinator = coordinator(after: [.launched, .edit(luke), signal])
        #expect(coordinator.stack == [.list(book: nil), .edit(.contact(luke))])
    }

    @Test(arguments: [
        (Signal.showTrash, Route.trash), (.showOutbox, .outbox), (.showBooks, .books),
        (.resolve(ContactID.numbered(1)), .conflict(.numbered(1))), (.showPhoto(.numbered(1)), .photo(.numbered(1))),
        (.choosePhoto(.numbered(1)), .files(.numbered(1))),
    ])
    func `each place is opened over what is shown, and back leads there`(signal: Signal, route: Route) {
        let coordinator = coordinator(after: [.launched, .selected(luke), signal])
        #expect(coordinator.stack == [.list(book: nil), .detail(luke), route])
        coordinator.receive(.back)
        #expect(coordinator.stack == [.list(book: nil), .detail(luke)])
    }

    @Test func `a place that stands on the stack is gone back to`() {
        let coordinator = coordinator(after: [.launched, .showOutbox, .selected(luke), .resolve(luke), .showOutbox])
        #expect(coordinator.stack == [.list(book: nil), .outbox])
    }

    @Test func `a contact of the outbox is shown over it`() {
        let coordinator = coordinator(after: [.launched, .showOutbox, .selected(luke), .selected(leia)])
        #expect(coordinator.stack == [.list(book: nil), .outbox, .detail(leia)])
    }

    @Test func `a form stays where its contact is deleted`() {
        let coordinator = coordinator(after: [.launched, .selected(luke), .edit(luke), .deleted([luke])])
        #expect(coordinator.stack == [.list(book: nil), .edit(.contact(luke))])
    }

    @Test func `what was deleted leaves the stack with all that is about it`() {
        let coordinator = coordinator(after: [.launched, .selected(luke), .showPhoto(luke), .deleted([leia, luke])])
        #expect(coordinator.stack == [.list(book: nil)])
    }

    @Test func `a contact that is gone takes its form along`() {
        let coordinator = coordinator(after: [.launched, .selected(luke), .edit(luke), .gone(luke)])
        #expect(coordinator.stack == [.list(book: nil)])
    }

    /// A coordinator that has started and received these.
    private func coordinator(book: String? = nil, after signals: [Signal]) -> Coordinator {
        let coordinator = Coordinator(book: book)
        coordinator.presenter = presenter
        coordinator.start()
        for signal in signals { coordinator.receive(signal) }
        return coordinator
    }
}
