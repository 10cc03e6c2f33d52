package import JSON

/// A directory's list, parsed entry by entry, so that a malformed one does not affect the others.
package struct EntryList: Sendable, Hashable {
    /// In the order of the response. A repeated identifier keeps its last entry, at the position of the first.
    package let entries: [DirectoryEntry]
    /// Entries that could not be parsed at all.
    package let skipped: [EntryIssue]
    /// Values omitted from parsed entries because they are malformed, including those of entries that a later one with
    /// the same identifier replaced.
    package let omitted: [EntryIssue]

    /// True if these are all entries of the directory. False if a cap ended the list, or if it continues an earlier
    /// one: stored contacts that are not in it may still exist, and must not be removed.
    package let isWhole: Bool

    package init(
        entries: [DirectoryEntry] = [], skipped: [EntryIssue] = [], omitted: [EntryIssue] = [], isWhole: Bool = true
    ) {
        self.entries = entries
        self.skipped = skipped
        self.omitted = omitted
        self.isWhole = isWhole
    }

    /// Parses each value with the closure. If it throws, only that entry is lost, and is added to ``skipped``.
    ///
    /// - Parameter path: The list's name in messages: `individuals`.
    package init(
        _ values: [JSONValue], path: String, read: (inout EntryReader) throws(EntryReader.FormatError) -> DirectoryEntry
    ) {
        var collector = EntryCollector(path: path)
        collector.add(values, read: read)
        self = collector.list(isWhole: true)
    }
}
