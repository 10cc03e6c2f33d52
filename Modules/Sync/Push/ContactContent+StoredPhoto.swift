internal import Directories
internal import Models

extension ContactContent {
    /// Replaces a stored photo, which cannot come from a directory, by the directory's.
    mutating func takeStoredPhoto(from entry: DirectoryEntry) {
        if card.photo?.storedName != nil { card.photo = entry.card.photo }
    }
}
