package import Navigation

extension OutboxViewModel {
    /// Makes lists of what waits to be sent.
    package struct Factory: Sendable {
        private let make: @MainActor @Sendable (@escaping SignalReceiver) throws -> OutboxViewModel

        package init(_ make: @escaping @MainActor @Sendable (@escaping SignalReceiver) throws -> OutboxViewModel) {
            self.make = make
        }

        /// - Parameter signal: told what leads elsewhere: a contact to be shown, edited or settled, back.
        /// - Throws: why the store cannot be opened.
        @MainActor
        package func callAsFunction(signal: @escaping SignalReceiver) throws -> OutboxViewModel {
            try make(signal)
        }
    }
}
