internal import Models

/// Decides the route after each signal, for fronts with a screen per route.
@MainActor
package final class Coordinator: Coordinating {
    package private(set) var stack: [Route]
    package weak var presenter: (any Presenter)?
    private let book: String?

    /// - Parameter book: the book whose list comes first; nil for all.
    package init(book: String?) {
        self.book = book
        stack = [.launch]
    }

    package func start() { presenter?.present(stack) }

    package func receive(_ signal: Signal) {
        switch signal {
        case .launched where stack == [.launch]: show([.list(book: book)])
        case .launched: break
        case .listed(let book): show([.list(book: book)])
        case .addedBook(let book): show([.list(book: book)])
        case .selected(let id): show(stack.filter { !$0.isDetail } + [.detail(id)])
        // What is listed below is no longer there.
        case .removedBook(let book): show(stack.map { $0 == .list(book: book) ? .list(book: nil) : $0 })
        case .new(let book): open(.edit(.new(book: book)))
        case .edit(let id): open(.edit(.contact(id)))
        case .saved(let id): leaveForm(of: id)
        case .resolve(let id): open(.conflict(id))
        // What is typed in a form is not lost with its contact: it can be saved as a new one.
        case .deleted(let ids): show(stack.filter { route in route.isForm || !ids.contains { $0 == route.contact } })
        case .showBooks: open(.books)
        case .addBook: open(.addBook)
        case .editBook(let book): open(.editBook(book))
        case .changedBook(let book) where stack.last == .editBook(book): show(stack.dropLast())
        case .changedBook: break
        case .showTrash: open(.trash)
        case .showOutbox: open(.outbox)
        case .showPhoto(let id): open(.photo(id))
        case .choosePhoto(let id): open(.files(id))
        case .back where stack.count > 1: show(stack.dropLast())
        case .gone(let id): show(stack.filter { $0.contact != id })
        case .back, .quit: presenter?.finish()
        }
    }

    /// Over what is shown; where it stands on the stack already, back to it. Nothing is opened over a form: what is
    /// typed in it comes first.
    private func open(_ route: Route) {
        guard stack.last?.isForm == false else { return }
        if let place = stack.firstIndex(of: route) {
            show(Array(stack[...place]))
        } else {
            show(stack + [route])
        }
    }

    /// Shows a created contact. Returns from a changed one to where its form was opened.
    private func leaveForm(of id: ContactID) {
        switch stack.last {
        case .edit(.new): show(stack.dropLast().filter { !$0.isDetail } + [.detail(id)])
        case .edit(.contact(id)): show(stack.dropLast())
        // It was gone, and was created anew.
        case .edit(.contact(let gone)): show(stack.filter { $0.contact != gone } + [.detail(id)])
        default: break
        }
    }

    private func show(_ routes: [Route]) {
        guard routes != stack else { return }
        stack = routes
        presenter?.present(stack)
    }
}
