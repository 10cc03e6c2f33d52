extension Status {
    /// Status of an error and its hint.
    package init(_ failure: Explanation) {
        self.init(.failure, failure.text)
    }
}
