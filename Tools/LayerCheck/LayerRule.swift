/// Targets that the targets in a folder may depend on.
struct LayerRule: Sendable {
    /// The folder whose targets this rule is about.
    let folder: FolderPattern
    /// The folders whose targets they may need; `..` is the folder above their own, and `=` for a name their own name:
    /// `Modules/Features/=` is `Modules/Features/List` for `Modules/Screens/List`.
    let mayNeed: [FolderPattern]
    /// True if they may own a C library of Modules/System.
    let mayOwnCLibrary: Bool
    /// Reason, as a sentence.
    let reason: String

    init(_ folder: FolderPattern, mayNeed: FolderPattern..., ownsCLibrary: Bool = false, because reason: String) {
        self.folder = folder
        self.mayNeed = mayNeed
        self.mayOwnCLibrary = ownsCLibrary
        self.reason = reason
    }

    /// True if `target`, to which this rule applies, may depend on `other`.
    func allows(_ target: PackageTarget, toNeed other: PackageTarget) -> Bool {
        if other.isCLibrary { return mayOwnCLibrary }
        return mayNeed.contains { pattern in
            pattern.text == ".."
                ? other.path == target.parentFolder : pattern.named(like: target.folderName).matches(other.path)
        }
    }
}

extension PackageTarget {
    fileprivate var parentFolder: String {
        path.split(separator: "/").dropLast().joined(separator: "/")
    }

    fileprivate var folderName: String { path.split(separator: "/").last.map(String.init) ?? "" }
}
