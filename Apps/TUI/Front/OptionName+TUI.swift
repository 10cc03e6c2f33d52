internal import ArgumentParsing

/// The flags of `kith-tui`.
extension OptionName<FlagOption> {
    static var offline: Self { Self("offline") }
    static var plain: Self { Self("plain") }
}

/// Its options with a value.
extension OptionName<ValueOption> {
    static var book: Self { Self("book") }
    static var home: Self { Self("home") }
}

extension ArgumentName {
    static let words = Self("WORDS")
}
