extension ChangeViewModel {
    /// Makes what changes contacts. A front keeps one for all of its screens, since what is known of the sending is about
    /// them all.
    package struct Factory: Sendable {
        private let make: @MainActor @Sendable () throws -> ChangeViewModel

        package init(_ make: @escaping @MainActor @Sendable () throws -> ChangeViewModel) {
            self.make = make
        }

        /// - Throws: why the store cannot be opened.
        @MainActor
        package func callAsFunction() throws -> ChangeViewModel {
            try make()
        }
    }
}
