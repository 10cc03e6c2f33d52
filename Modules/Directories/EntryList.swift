package import JSON

/// A directory's list, read entry by entry, so that a bad one never costs the others.
package struct EntryList: Sendable, Hashable {
    /// In the order of the answer; where an identifier is repeated, its last entry, at the place of the first.
    package let entries: [DirectoryEntry]
    /// Entries that could not be read at all.
    package let skipped: [EntryIssue]
    /// Values that were left out of entries that could be read, since they are not what the contract says; those of
    /// entries that a later one of the same identifier replaced are among them.
    package let omitted: [EntryIssue]

    /// Whether these are all that the directory holds. False where a cap ended the list, or where it goes on from an
    /// earlier one: what is stored and not in it is then not known to be gone, and must not be removed.
    package let isWhole: Bool

    package init(
        entries: [DirectoryEntry] = [], skipped: [EntryIssue] = [], omitted: [EntryIssue] = [], isWhole: Bool = true
    ) {
        self.entries = entries
        self.skipped = skipped
        self.omitted = omitted
        self.isWhole = isWhole
    }

    /// Reads each value with the closure. What it throws costs that entry alone, which is then among ``skipped``.
    ///
    /// - Parameter path: how messages name the list: `individuals`.
    package init(
        _ values: [JSONValue], path: String, read: (inout EntryReader) throws(EntryReader.Fault) -> DirectoryEntry
    ) {
        var collector = EntryCollector(path: path)
        collector.add(values, read: read)
        self = collector.list(isWhole: true)
    }
}
