package import ArgumentParsing

/// The arguments of `kith`.
extension ArgumentName {
    package static let assignments = Self("K=V")
    package static let book = Self("BOOK")
    package static let contact = Self("CONTACT")
    package static let entry = Self("ENTRY")
    package static let file = Self("FILE")
    package static let key = Self("KEY")
    package static let line = Self("LINE")
    package static let name = Self("NAME")
    package static let page = Self("PAGE")
    package static let screen = Self("SCREEN")
    package static let shell = Self("SHELL")
    package static let value = Self("VALUE")
    package static let words = Self("WORDS")
}
