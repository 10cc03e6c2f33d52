package import Navigation

extension BookFormViewModel {
    /// Makes forms for books.
    package struct Factory: Sendable {
        private let make: @MainActor @Sendable (String?, @escaping SignalReceiver) throws -> BookFormViewModel

        package init(
            _ make: @escaping @MainActor @Sendable (String?, @escaping SignalReceiver) throws -> BookFormViewModel
        ) {
            self.make = make
        }

        /// - Parameters:
        ///   - book: the one whose binding is changed; nil for a new one.
        ///   - signal: told what leads elsewhere: the book that was added or changed, back.
        /// - Throws: what ``BookFormViewModel/init(changing:catalog:changes:signal:)`` throws, and why the store cannot be opened.
        @MainActor
        package func callAsFunction(changing book: String? = nil, signal: @escaping SignalReceiver) throws
            -> BookFormViewModel
        {
            try make(book, signal)
        }
    }
}
