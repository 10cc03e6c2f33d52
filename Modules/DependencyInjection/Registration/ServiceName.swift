/// Distinguishes several services of one type.
///
/// Declare each as a constant where the services are registered, so that a misspelling does not compile: `extension
/// ServiceName { static let memory: ServiceName = "memory" }`.
@usableFromInline
package struct ServiceName: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The text in a selection, such as `memory` in `Persistence=memory`.
    @usableFromInline package let description: String

    /// Creates a name that is known only at run time.
    package init(_ text: String) {
        description = text
    }

    @usableFromInline
    package init(stringLiteral text: String) {
        self.init(text)
    }
}
