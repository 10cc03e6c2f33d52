extension Status {
    /// Why something went wrong, and what to do next.
    package init(_ failure: Explanation) {
        self.init(.failure, failure.text)
    }
}
