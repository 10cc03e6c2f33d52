extension Connection {
    enum TransactionKind: String {
        /// For reading: everything is seen as it was at the first statement.
        case deferred = "BEGIN DEFERRED"
        /// For writing: waits for its turn now, rather than failing half way.
        case immediate = "BEGIN IMMEDIATE"
    }

    /// Runs the closure; what it wrote is committed, or undone when it throws.
    func transaction<Result>(_ kind: TransactionKind, _ body: () throws -> Result) throws -> Result {
        try run(kind.rawValue)
        do {
            let result = try body()
            try run("COMMIT")
            return result
        } catch {
            // After some errors, a full disk among them, SQLite has rolled back by itself.
            try? run("ROLLBACK")
            throw error
        }
    }

    private func run(_ sql: String) throws {
        try withStatement(sql) { try $0.run() }
    }
}
