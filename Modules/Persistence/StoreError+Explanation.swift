internal import Glibc
internal import Models

extension StoreError: ExplainedError {
    package var message: String {
        switch self {
        case .cannotOpen(let path, let reason): "couldn't open the store \(path): \(reason)"
        case .damaged(let path, let detail):
            "the store \(path) is damaged, or is not Kith's (\(detail)); it was not changed"
        case .newerVersion(let path, let found, let supported):
            "the store \(path) was created by a newer version of Kith (format \(found); this version reads \(supported))"
        case .busy(let path): "another program has locked the store \(path)"
        case .full(let path):
            Self.hasNoInodes(path)
                ? "the disk can hold no more files (its inodes are used up), which the store \(path) needs"
                : "no space is left for the store \(path)"
        case .readOnly(let path): "couldn't write to the store \(path): it is read-only"
        case .failed(let path, let detail): "couldn't read or write the store \(path): \(detail)"
        case .notOnDisk: "the store is in memory only"
        case .bookExists(let name): "there is already a book \(name.quoted)"
        case .noSuchBook(let name): "there is no book \(name.quoted)"
        case .noSuchContact(let id): "there is no contact \(id)"
        case .duplicate(let id): "the identifier \(id.excerpt()) is already in use"
        }
    }

    private static func hasNoInodes(_ path: String) -> Bool {
        var system = statvfs()
        // Some file systems make inodes as they are needed, and count none.
        return statvfs(path, &system) == 0 && system.f_files > 0 && system.f_ffree == 0
    }

    package var hint: String? {
        switch self {
        case .cannotOpen: "Check that the folder exists and is yours, or choose another with --home."
        case .damaged(let path, _):
            "`kith doctor --rescue FILE` writes what can be read of \(path) into a new store, and `kith restore FILE` puts a backup in its place."
        case .newerVersion: "Use that version, or another folder with --home."
        case .busy: "Try again when the other program is done."
        case .full: "Free space on the disk and try again: nothing was changed."
        case .readOnly: "Make it writable (you should own it and its folder; mode 0600)."
        case .failed: "Check the disk, and run `kith doctor` to check the store."
        case .noSuchBook: "It may have been removed in the meantime."
        case .notOnDisk: "Choose use.persistence = sqlite."
        case .bookExists: "Choose another name."
        case .noSuchContact: "It may have been deleted in the meantime."
        case .duplicate: nil
        }
    }
}
