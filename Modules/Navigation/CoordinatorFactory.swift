/// Makes the coordinator of a front. A front that is to lead elsewhere registers another one.
package struct CoordinatorFactory: Sendable {
    private let make: @MainActor @Sendable (String?) -> any Coordinating

    package init(_ make: @escaping @MainActor @Sendable (_ book: String?) -> any Coordinating) {
        self.make = make
    }

    /// - Parameter book: the book whose list comes first; nil for all.
    @MainActor
    package func callAsFunction(book: String?) -> any Coordinating { make(book) }
}
