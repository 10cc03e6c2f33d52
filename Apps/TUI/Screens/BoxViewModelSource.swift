package import BooksFeature
package import OutboxFeature
package import TrashFeature

/// Where the screens beside the contacts get their view models: books, trash and outbox.
package struct BoxViewModelSource: Sendable {
    /// Makes a view model that tells the receiver what leads elsewhere.
    package typealias Maker<ViewModel> =
        @MainActor @Sendable (@escaping ViewModelSource.Receiver) throws -> ViewModel

    let makeBooks: Maker<BooksViewModel>
    let makeAddBook: Maker<BookFormViewModel>
    let makeEditBook:
        @MainActor @Sendable (_ book: String, @escaping ViewModelSource.Receiver) throws -> BookFormViewModel
    let makeTrash: Maker<TrashViewModel>
    let makeOutbox: Maker<OutboxViewModel>

    package init(
        makeBooks: @escaping Maker<BooksViewModel>, makeAddBook: @escaping Maker<BookFormViewModel>,
        makeEditBook:
            @escaping @MainActor @Sendable (_ book: String, @escaping ViewModelSource.Receiver) throws ->
            BookFormViewModel,
        makeTrash: @escaping Maker<TrashViewModel>, makeOutbox: @escaping Maker<OutboxViewModel>
    ) {
        self.makeBooks = makeBooks
        self.makeAddBook = makeAddBook
        self.makeEditBook = makeEditBook
        self.makeTrash = makeTrash
        self.makeOutbox = makeOutbox
    }
}
