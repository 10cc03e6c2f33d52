package import Navigation

extension TrashViewModel {
    /// Makes lists of what is in the trash.
    package struct Factory: Sendable {
        private let make: @MainActor @Sendable (@escaping SignalReceiver) throws -> TrashViewModel

        package init(_ make: @escaping @MainActor @Sendable (@escaping SignalReceiver) throws -> TrashViewModel) {
            self.make = make
        }

        /// - Parameter signal: told what leads elsewhere: back.
        /// - Throws: why the store cannot be opened.
        @MainActor
        package func callAsFunction(signal: @escaping SignalReceiver) throws -> TrashViewModel {
            try make(signal)
        }
    }
}
