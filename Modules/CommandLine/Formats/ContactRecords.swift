/// The contacts of a list as texts of columns, read as rows where these suffice.
@MainActor
package struct ContactRecords {
    private let list: MatchingContacts
    private let columns: [ContactColumn]
    private let limit: Int
    /// Asked after each contact: false when nobody reads any more.
    private let goesOn: () -> Bool

    package init(list: MatchingContacts, columns: [ContactColumn], limit: Int, goesOn: @escaping () -> Bool) {
        self.list = list
        self.columns = columns
        self.limit = limit
        self.goesOn = goesOn
    }

    /// Hands over, for each contact, what gives the text of a column. Returns the number of contacts.
    package func write(_ record: ((ContactColumn) -> String) throws -> Void) throws -> Int {
        var count = 0
        guard limit > 0 else { return count }
        if columns.allSatisfy(\.isInRow) {
            try list.forEachRow { row in
                try record { $0.text(of: row) }
                count += 1
                return count < limit && goesOn()
            }
        } else {
            try list.forEachContact { contact in
                try record { $0.text(of: contact) }
                count += 1
                return count < limit && goesOn()
            }
        }
        return count
    }
}
