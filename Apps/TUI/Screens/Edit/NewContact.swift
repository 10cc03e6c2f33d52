internal import Composition
internal import Models
internal import Navigation

/// The way to a form for a new contact: where several books can take one, the person chooses first.
@MainActor
struct NewContact {
    let source: ViewModelSource
    let dialogs: any Dialogs
    let signal: ViewModelSource.Receiver

    /// - Parameter book: the book that is shown; nil for all.
    func begin(in book: String?) {
        do {
            let books = try source.booksForNew()
            if let book, books.contains(book) { return signal(.new(book: book)) }
            switch books.count {
            case 0: dialogs.tell(Status(.warning, "No book here can take a new contact."))
            case 1 where book == nil: signal(.new(book: books[0]))
            default:
                let title = book.map { "\($0) takes none. New contact in" } ?? "New contact in"
                dialogs.choose(Chooser(title, books.map { Chooser.Row($0) }) { signal(.new(book: books[$0])) })
            }
        } catch {
            dialogs.tell(Status(.failure, Problem(error).sentences))
        }
    }
}
