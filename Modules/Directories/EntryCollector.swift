package import JSON

/// Builds one ``EntryList`` from several responses, so that only one response is in memory at a time.
package struct EntryCollector {
    private var entries: [DirectoryEntry] = []
    private var skipped: [EntryIssue] = []
    private var omitted: [EntryIssue] = []
    private var places: [String: Int] = [:]
    private let path: String
    /// The number of values added so far, including unreadable and repeated ones.
    package private(set) var received = 0

    /// - Parameter path: The list's name in messages: `individuals`.
    package init(path: String) {
        self.path = path
    }

    /// Parses each value with the closure, continuing the numbering. If the closure throws, only that entry is lost,
    /// and is added to ``EntryList/skipped``.
    package mutating func add(
        _ values: some Collection<JSONValue>,
        read: (inout EntryReader) throws(EntryReader.FormatError) -> DirectoryEntry
    ) {
        if entries.isEmpty { entries.reserveCapacity(values.count) }
        for value in values {
            let index = received
            received += 1
            var reader = EntryReader(value, path: path, index: index)
            do throws(EntryReader.FormatError) {
                let entry = try read(&reader)
                omitted += reader.omissions.map { EntryIssue(index: index, id: entry.remoteID, reason: $0) }
                if let place = places[entry.remoteID] {
                    entries[place] = entry
                } else {
                    places[entry.remoteID] = entries.count
                    entries.append(entry)
                }
            } catch {
                skipped.append(EntryIssue(index: index, id: reader.identifierText, reason: error.reason))
            }
        }
    }

    /// The entries parsed so far.
    package func list(isWhole: Bool) -> EntryList {
        EntryList(entries: entries, skipped: skipped, omitted: omitted, isWhole: isWhole)
    }
}
