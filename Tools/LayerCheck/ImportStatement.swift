/// A module that a file names: by `import`, in any of its forms, or by `#if canImport`.
struct ImportStatement: Sendable, Hashable {
    /// The module: of `import struct X.Y` it is X.
    let module: String
    /// Counted from one.
    let line: Int
    /// True if `@_exported` hands the module on to whoever imports this one.
    let isHandedOn: Bool

    static func statements(in tokens: [Token]) -> [ImportStatement] {
        tokens.indices.compactMap { index in
            if tokens[index].isWord("import") {
                importStatement(at: index, in: tokens)
            } else if tokens[index].isWord("canImport"), index + 2 < tokens.count, tokens[index + 1].isSymbol("(") {
                ImportStatement(module: tokens[index + 2].text, line: tokens[index].line, isHandedOn: false)
            } else {
                nil
            }
        }
    }

    // `import` is a keyword, so a bare one is a statement unless it is a member or an argument label.
    private static func importStatement(at index: Int, in tokens: [Token]) -> ImportStatement? {
        if index > 0, [".", "(", ","].contains(where: tokens[index - 1].isSymbol) { return nil }
        var next = index + 1
        guard next < tokens.count, tokens[next].kind != .symbol else { return nil }
        if tokens[next].kind == .word, declarationKinds.contains(tokens[next].text), next + 1 < tokens.count,
            tokens[next + 1].kind != .symbol
        {
            next += 1
        }
        let attributes = tokens[..<index].reversed().prefix { !$0.isWord("import") }
        return ImportStatement(
            module: tokens[next].text, line: tokens[index].line,
            isHandedOn: attributes.contains { $0.isWord("_exported") })
    }

    private static let declarationKinds: Set = [
        "typealias", "struct", "class", "enum", "protocol", "let", "var", "func", "actor", "macro",
    ]
}
