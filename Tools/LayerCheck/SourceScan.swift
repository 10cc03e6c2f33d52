/// Scan result of a source file for the checks.
struct SourceScan: Sendable {
    let file: SourceFile
    let tokens: [Token]
    let comments: [Comment]
    let imports: [ImportStatement]

    init(_ file: SourceFile) {
        let scanner = SourceScanner(file.bytes)
        self.file = file
        tokens = scanner.tokens
        comments = scanner.comments
        imports = ImportStatement.statements(in: scanner.tokens)
    }
}
