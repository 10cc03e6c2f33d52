package import Models
package import Navigation

extension ConflictViewModel {
    /// Makes what settles the conflict of a contact.
    package struct Factory: Sendable {
        private let make: @MainActor @Sendable (ContactID, @escaping SignalReceiver) throws -> ConflictViewModel

        package init(
            _ make: @escaping @MainActor @Sendable (ContactID, @escaping SignalReceiver) throws -> ConflictViewModel
        ) {
            self.make = make
        }

        /// - Parameter signal: told what leads elsewhere: back.
        /// - Throws: why the store cannot be opened.
        @MainActor
        package func callAsFunction(_ id: ContactID, signal: @escaping SignalReceiver) throws -> ConflictViewModel {
            try make(id, signal)
        }
    }
}
