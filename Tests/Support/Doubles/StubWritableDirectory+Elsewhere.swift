package import Models
internal import Synchronization

/// Changes by others in the directory.
extension StubWritableDirectory {
    /// All that it holds, by its identifiers.
    package var contacts: [String: ContactContent] { state.withLock { $0.contacts.mapValues(\.content) } }

    /// Somebody else creates a contact; returns its identifier.
    @discardableResult
    package func createElsewhere(_ content: ContactContent, at moment: Timestamp = Timestamp(milliseconds: 0)) -> String
    {
        state.withLock { $0.add(content, at: moment) }
    }

    /// Somebody else changes a contact; passed over where there is none.
    package func changeElsewhere(_ id: String, _ change: (inout ContactContent) -> Void) {
        state.withLock { state in
            guard var kept = state.contacts[id] else { return }
            change(&kept.content)
            state.contacts[id] = kept
            state.version += 1
        }
    }

    /// Somebody else deletes a contact.
    package func deleteElsewhere(_ id: String) {
        state.withLock { state in
            if state.contacts.removeValue(forKey: id) != nil { state.version += 1 }
        }
    }

    /// The bytes of the photos that it was sent, by the URLs that it gave them.
    package var pictures: [String: PhotoData] { state.withLock { $0.pictures } }

    /// True if the URL of a photo has the name of the file that was sent, as it has at first.
    package func setKeepingFileNames(_ keeps: Bool) {
        state.withLock { $0.keepsFileNames = keeps }
    }

    /// True if its list says that it is whole.
    package func setListWhole(_ isWhole: Bool) {
        state.withLock { state in
            state.isListWhole = isWhole
            state.version += 1
        }
    }
}

extension StubWritableDirectory.State {
    mutating func keep(_ photo: PhotoData, of id: String) -> Photo {
        let file = keepsFileNames ? photo.name : "photo"
        let url = "http://directory/pictures/\(id)/\(file).\(photo.format.fileExtension)?\(version)"
        pictures[url] = photo
        return Photo(url: url)
    }

    mutating func add(_ content: ContactContent, at moment: Timestamp) -> String {
        lastID += 1
        version += 1
        contacts[String(lastID)] = StubWritableDirectory.Kept(content: content, created: moment)
        return String(lastID)
    }
}
