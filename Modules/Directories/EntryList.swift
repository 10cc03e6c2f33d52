package import JSON

/// A directory's list, read entry by entry, so that a bad one never costs the others.
package struct EntryList: Sendable, Hashable {
    /// In the order of the answer; where an identifier is repeated, its last entry, at the place of the first.
    package private(set) var entries: [DirectoryEntry]
    /// Entries that could not be read at all.
    package private(set) var skipped: [EntryIssue]
    /// Values that were left out of entries that could be read, since they are not what the contract says; those of
    /// entries that a later one of the same identifier replaced are among them.
    package private(set) var omitted: [EntryIssue]

    package init(entries: [DirectoryEntry] = [], skipped: [EntryIssue] = [], omitted: [EntryIssue] = []) {
        self.entries = entries
        self.skipped = skipped
        self.omitted = omitted
    }

    /// Reads each value with the closure. What it throws costs that entry alone, which is then among ``skipped``.
    ///
    /// - Parameter path: how messages name the list: `individuals`.
    package init(
        _ values: [JSONValue], path: String, read: (inout EntryReader) throws(EntryReader.Fault) -> DirectoryEntry
    ) {
        self.init()
        entries.reserveCapacity(values.count)
        var places: [String: Int] = [:]
        for (index, value) in values.enumerated() {
            var reader = EntryReader(value, path: "\(path)[\(index)]")
            do throws(EntryReader.Fault) {
                let entry = try read(&reader)
                omitted += reader.omissions.map { EntryIssue(index: index, id: entry.remoteID, reason: $0) }
                if let place = places.updateValue(entries.count, forKey: entry.remoteID) {
                    places[entry.remoteID] = place
                    entries[place] = entry
                } else {
                    entries.append(entry)
                }
            } catch {
                skipped.append(EntryIssue(index: index, id: reader.identifierText, reason: error.reason))
            }
        }
    }
}
