package import BooksFeature
package import Interaction
internal import KeyAdvice
internal import Models
package import Navigation
package import Persistence

/// The way to a form for a new contact: where several books can take one, the user chooses first; where none can,
/// they are offered one for this machine.
@MainActor
package struct NewContact {
    private let store: StoreProvider
    private let bookForms: BookFormViewModel.Factory
    private let dialogs: any Dialogs
    private let signal: SignalReceiver

    package init(
        store: StoreProvider, bookForms: BookFormViewModel.Factory, dialogs: any Dialogs,
        signal: @escaping SignalReceiver
    ) {
        self.store = store
        self.bookForms = bookForms
        self.dialogs = dialogs
        self.signal = signal
    }

    /// - Parameter book: the book that is shown; nil for all.
    package func begin(in book: String?) {
        do {
            let books = try store.booksForNew()
            if let book, books.contains(book) { return signal(.new(book: book)) }
            switch books.count {
            case 0:
                dialogs.tell(Status(.note, "No book takes new contacts."))
                askForBook(text: "contacts")
            case 1 where book == nil: signal(.new(book: books[0]))
            default:
                let title = book.map { "\($0) is read-only. New contact in" } ?? "New contact in"
                dialogs.choose(Chooser(title, books.map { Chooser.Row($0) }) { signal(.new(book: books[$0])) })
            }
        } catch {
            dialogs.tell(Status(.failure, Explanation(inApp: error).sentences))
        }
    }

    /// A book that can be added is followed by the form; for one that cannot, the name is asked for again.
    private func askForBook(text: String) {
        dialogs.ask(
            Prompt("Name of a new local address book", text: text, placeholder: "no spaces, no \"/\" or \":\"") {
                name in
                guard let name else { return }
                Task.immediate { await add(name) }
            })
    }

    private func add(_ name: String) async {
        do {
            let form = try bookForms { [signal] outcome in
                if case .addedBook(let book) = outcome { signal(.new(book: book)) }
            }
            form.setText(name)
            await form.save()
            if form.state.isSaved { return }
            let errors = form.state.fields.flatMap(\.messages) + [form.state.failure?.message].compactMap(\.self)
            dialogs.tell(Status(.warning, errors.map(\.sentence).joined(separator: " ")))
            askForBook(text: name)
        } catch {
            dialogs.tell(Status(.failure, Explanation(inApp: error).message))
        }
    }
}
