package import Navigation
package import Persistence

extension ListViewModel {
    /// Makes lists: a front asks for one with what it is to show.
    package struct Factory: Sendable {
        private let make: @MainActor @Sendable (ContactQuery, @escaping SignalReceiver) throws -> ListViewModel

        package init(
            _ make: @escaping @MainActor @Sendable (ContactQuery, @escaping SignalReceiver) throws -> ListViewModel
        ) {
            self.make = make
        }

        /// - Parameter signal: told what leads elsewhere; nothing does, where a front shows one list and ends.
        /// - Throws: why the store cannot be opened.
        @MainActor
        package func callAsFunction(_ query: ContactQuery, signal: @escaping SignalReceiver = { _ in }) throws
            -> ListViewModel
        {
            try make(query, signal)
        }
    }
}
