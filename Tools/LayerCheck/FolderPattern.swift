/// A folder in the rules: `*` stands for any one name, and `..` at the end for the folder above the needing one.
struct FolderPattern: Sendable, Hashable, ExpressibleByStringLiteral {
    let text: String

    init(_ text: String) { self.text = text }
    init(stringLiteral text: String) { self.text = text }

    func matches(_ path: String) -> Bool {
        let (pattern, names) = (text.split(separator: "/"), path.split(separator: "/"))
        return pattern.count == names.count && zip(pattern, names).allSatisfy { $0 == "*" || $0 == $1 }
    }
}
