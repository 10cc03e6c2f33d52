package import Navigation

extension BooksViewModel {
    /// Makes lists of the address books.
    package struct Factory: Sendable {
        private let make: @MainActor @Sendable (@escaping SignalReceiver) throws -> BooksViewModel

        package init(_ make: @escaping @MainActor @Sendable (@escaping SignalReceiver) throws -> BooksViewModel) {
            self.make = make
        }

        /// - Parameter signal: told what leads elsewhere: a book to be listed, one to be added, one removed, back.
        /// - Throws: why the store cannot be opened.
        @MainActor
        package func callAsFunction(signal: @escaping SignalReceiver) throws -> BooksViewModel {
            try make(signal)
        }
    }
}
