internal import Directories
internal import Models

extension ContactContent {
    /// A photo of the store's is none that a directory can have said: in its place comes what the directory says.
    mutating func takeStoredPhoto(from entry: DirectoryEntry) {
        if card.photo?.storedName != nil { card.photo = entry.card.photo }
    }
}
