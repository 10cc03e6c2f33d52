package import Directories

extension DirectoryFetch {
    /// The list that came; throws where nothing has changed.
    package var list: EntryList {
        get throws {
            guard case .everything(let list) = content else { throw NothingNew() }
            return list
        }
    }

    private struct NothingNew: Error {}
}
