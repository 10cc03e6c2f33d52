/// An error that can be told to the user: what happened, and what to do next.
package protocol ExplainedError: Error {
    /// One sentence in lower case without a full stop, naming the book, host or file that it is about.
    var message: String { get }
    /// Next step, as one sentence; nil for none.
    var hint: String? { get }
}
