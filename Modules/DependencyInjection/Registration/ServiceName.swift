/// Tells several services of one type apart.
///
/// Declare each as a constant where the services are registered, so that a typing error does not compile:
/// `extension ServiceName { static let memory: ServiceName = "memory" }`.
@usableFromInline
package struct ServiceName: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// What a person types in a selection, such as `memory` in `Persistence=memory`.
    @usableFromInline package let description: String

    /// For names that are known only at run time.
    package init(_ text: String) {
        description = text
    }

    @usableFromInline
    package init(stringLiteral text: String) {
        self.init(text)
    }
}
