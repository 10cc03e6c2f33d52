/// A folder in the rules: `*` stands for any one name, `=` for the name of the needing folder, and `..` at the end for the
/// folder above that.
struct FolderPattern: Sendable, Hashable, ExpressibleByStringLiteral {
    let text: String

    init(_ text: String) { self.text = text }
    init(stringLiteral text: String) { self.text = text }

    /// With `=` replaced.
    func named(like name: String) -> FolderPattern {
        FolderPattern(text.split(separator: "/").map { $0 == "=" ? name : String($0) }.joined(separator: "/"))
    }

    func matches(_ path: String) -> Bool {
        let (pattern, names) = (text.split(separator: "/"), path.split(separator: "/"))
        return pattern.count == names.count && zip(pattern, names).allSatisfy { $0 == "*" || $0 == $1 }
    }
}
