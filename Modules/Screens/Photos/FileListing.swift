internal import Glibc
internal import Models

/// The folders and pictures of one folder.
struct FileListing {
    struct Entry: Hashable {
        let name: String
        let isFolder: Bool
        /// Bytes; 0 for a folder.
        let size: Int
    }

    /// Absolute.
    let folder: String
    let showsHidden: Bool
    /// Folders first, both in the order of their names.
    private(set) var entries: [Entry] = []
    /// Error of reading the folder.
    private(set) var problem: String?

    private static let pictureEndings = ["png", "jpg", "jpeg", "gif", "webp"]

    init(folder: String, showsHidden: Bool) {
        self.folder = folder
        self.showsHidden = showsHidden
        guard let stream = opendir(folder) else {
            problem = String(cString: strerror(errno))
            return
        }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
            // Names that are not UTF-8 could not be named back to the system.
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(validatingCString: $0) }
            }
            guard let name, name != ".", name != "..", showsHidden || !name.hasPrefix(".") else { continue }
            if let entry = self.entry(name) { entries.append(entry) }
        }
        entries.sort { one, other in
            one.isFolder != other.isFolder ? one.isFolder : one.name.lowercased() < other.name.lowercased()
        }
    }

    /// The path of an entry.
    func path(of entry: Entry) -> String { folder == "/" ? "/" + entry.name : folder + "/" + entry.name }

    /// The folder above; nil at the top.
    var parent: String? {
        guard folder != "/", let slash = folder.lastIndex(of: "/") else { return nil }
        return slash == folder.startIndex ? "/" : String(folder[..<slash])
    }

    /// The name of the folder itself.
    var name: String { folder.split(separator: "/").last.map(String.init) ?? "/" }

    private func entry(_ name: String) -> Entry? {
        var status = stat()
        guard stat(folder == "/" ? "/" + name : folder + "/" + name, &status) == 0 else { return nil }
        if status.st_mode & S_IFMT == S_IFDIR { return Entry(name: name, isFolder: true, size: 0) }
        let ending = name.split(separator: ".").last?.lowercased() ?? ""
        guard status.st_mode & S_IFMT == S_IFREG, Self.pictureEndings.contains(ending) else { return nil }
        return Entry(name: name, isFolder: false, size: Int(status.st_size))
    }
}
