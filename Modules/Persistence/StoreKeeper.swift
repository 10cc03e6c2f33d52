/// The store as a whole: whether its file is sound, and copies of it.
///
/// All calls are synchronous, wait for the disk, and throw ``StoreError``.
package protocol StoreKeeper: Sendable {
    /// Errors of the file's structure, at most a hundred; none for a sound one. Nothing is changed.
    ///
    /// - Parameter isThorough: also compares indexes with what they index, which takes several times as long.
    func structuralErrors(isThorough: Bool) throws -> [String]

    /// Copies the store into a file that does not exist yet, while others may use it, and checks the copy.
    func backUp(to path: String) throws

    /// Replaces the store's contents by those of a copy, which is checked first. What the store had before is kept in a
    /// file beside it.
    ///
    /// - Returns: that file; nil where there was no store.
    func restore(from path: String) throws -> String?

    /// Writes what can be read of a damaged store into a new one, in a file that does not exist yet. The damaged one is
    /// not changed.
    func rescue(to path: String) throws -> RescueReport
}

/// What a rescue came to.
package struct RescueReport: Sendable, Hashable {
    /// Contacts that were written to the new store.
    package var contacts = 0
    /// Contacts that the damaged store should have, but could not be read.
    package var lost = 0
    /// Kinds of data that could not be read at all or in part, such as `the trash`.
    package var missing: [String] = []

    package init() {}
}

/// Keeps a store that is on no disk.
package struct NoStoreKeeper: StoreKeeper {
    package init() {}

    package func structuralErrors(isThorough: Bool) throws -> [String] { [] }

    package func backUp(to path: String) throws { throw StoreError.notOnDisk }

    package func restore(from path: String) throws -> String? { throw StoreError.notOnDisk }

    package func rescue(to path: String) throws -> RescueReport { throw StoreError.notOnDisk }
}
