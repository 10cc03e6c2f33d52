extension Explanation {
    /// Both parts as running text that follows a name or a mark: "people: the connection timed out. Press r to retry."
    package var text: String { [message + ".", hint].compactMap(\.self).joined(separator: " ") }

    /// Both parts, for one line of their own.
    package var sentences: String { [message.sentence, hint].compactMap(\.self).joined(separator: " ") }
}
