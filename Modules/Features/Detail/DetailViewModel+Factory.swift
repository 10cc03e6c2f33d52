package import Models
package import Navigation

extension DetailViewModel {
    /// Makes details: a front asks for one with the contact that it is to show.
    package struct Factory: Sendable {
        private let make: @MainActor @Sendable (ContactID, @escaping SignalReceiver) throws -> DetailViewModel

        package init(
            _ make: @escaping @MainActor @Sendable (ContactID, @escaping SignalReceiver) throws -> DetailViewModel
        ) {
            self.make = make
        }

        /// - Parameter signal: told what leads elsewhere; nothing does, where a front shows one contact and ends.
        /// - Throws: why the store cannot be opened.
        @MainActor
        package func callAsFunction(_ id: ContactID, signal: @escaping SignalReceiver = { _ in }) throws
            -> DetailViewModel
        {
            try make(id, signal)
        }
    }
}
