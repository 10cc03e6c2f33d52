/// The port through which identifiers are made, so that tests can tell them beforehand.
package struct ContactIDGenerator: Sendable {
    private let next: @Sendable () -> ContactID

    package init(_ next: @escaping @Sendable () -> ContactID) {
        self.next = next
    }

    package func callAsFunction() -> ContactID { next() }

    /// Identifiers from the system's random numbers.
    package static let random = ContactIDGenerator {
        var generator = SystemRandomNumberGenerator()
        return ContactID(from: &generator)
    }
}
