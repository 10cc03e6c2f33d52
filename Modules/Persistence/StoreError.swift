package import Models

/// Error of the store. Each case is one a user can act on.
package enum StoreError: Error, Sendable, Hashable {
    /// The file or its folder could not be opened or made; the reason is the system's.
    case cannotOpen(path: String, reason: String)
    /// The file is damaged, or no database of Kith's. It was left as it is.
    case damaged(path: String, detail: String)
    /// A later version of Kith made the file.
    case newerVersion(path: String, found: Int, supported: Int)
    /// Another process held the store for longer than a write waits.
    case busy(path: String)
    /// No space is left on the disk, or the quota is used up.
    case full(path: String)
    /// The file, its folder or the disk cannot be written to.
    case readOnly(path: String)
    /// Reading or writing failed in another way.
    case failed(path: String, detail: String)
    /// The store is in memory only, so that there is no file to check or to copy.
    case notOnDisk
    case bookExists(String)
    case noSuchBook(String)
    case noSuchContact(ContactID)
    /// The identifier is taken by another contact.
    case duplicate(String)
}
