extension Int {
    /// So many of something: "1 book", "2 books".
    package func counted(_ noun: String) -> String { self == 1 ? "1 \(noun)" : "\(self) \(noun)s" }
}
