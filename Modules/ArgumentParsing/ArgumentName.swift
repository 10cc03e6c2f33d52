/// The name of a positional argument, declared once as ``OptionName`` is.
package struct ArgumentName: Sendable, Hashable {
    /// The name in help, in capital letters.
    package let text: String

    /// Creates a name. Only its declaration calls this.
    package init(_ text: String) { self.text = text }

    /// The word `-`, for standard input.
    package static let standardInput = ArgumentName("-")
}
