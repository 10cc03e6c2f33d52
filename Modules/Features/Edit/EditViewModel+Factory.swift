package import Navigation

extension EditViewModel {
    /// Makes forms: a front asks for one with what it is about.
    package struct Factory: Sendable {
        private let make: @MainActor @Sendable (FormSubject, @escaping SignalReceiver) throws -> EditViewModel

        package init(
            _ make: @escaping @MainActor @Sendable (FormSubject, @escaping SignalReceiver) throws -> EditViewModel
        ) {
            self.make = make
        }

        /// - Parameter signal: told what leads elsewhere: saved, back, gone.
        /// - Throws: why the store cannot be opened.
        @MainActor
        package func callAsFunction(_ subject: FormSubject, signal: @escaping SignalReceiver) throws -> EditViewModel {
            try make(subject, signal)
        }
    }
}
