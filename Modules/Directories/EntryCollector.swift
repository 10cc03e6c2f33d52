package import JSON

/// Makes one ``EntryList`` of a list that comes in several answers, so that no more than one answer is held at a time.
package struct EntryCollector {
    private var entries: [DirectoryEntry] = []
    private var skipped: [EntryIssue] = []
    private var omitted: [EntryIssue] = []
    private var places: [String: Int] = [:]
    private let path: String
    /// Values that were added so far, unreadable ones and repeated ones among them.
    package private(set) var received = 0

    /// - Parameter path: how messages name the list: `individuals`.
    package init(path: String) {
        self.path = path
    }

    /// Reads each value with the closure, counting on from the values before. What it throws costs that entry alone,
    /// which is then among ``EntryList/skipped``.
    package mutating func add(
        _ values: some Collection<JSONValue>, read: (inout EntryReader) throws(EntryReader.Fault) -> DirectoryEntry
    ) {
        if entries.isEmpty { entries.reserveCapacity(values.count) }
        for value in values {
            let index = received
            received += 1
            var reader = EntryReader(value, path: path, index: index)
            do throws(EntryReader.Fault) {
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

    /// What was read so far.
    package func list(isWhole: Bool) -> EntryList {
        EntryList(entries: entries, skipped: skipped, omitted: omitted, isWhole: isWhole)
    }
}
