internal import Directories
internal import FoundationEssentials
internal import Models

/// The endpoint of a list of organizations.
struct OrganizationsEndpoint {
    /// The list without a page size.
    let list: URL

    /// - Parameters:
    ///   - url: The URL of the API (`https://api.github.com`, `https://host/api/v3`), or of one of its two lists.
    ///   - user: The user whose organizations are listed; nil for all.
    init(url text: String, user: String?) throws(DirectoryError) {
        let url = try DirectoryURL.base(text)
        let isList = ["organizations", "orgs"].contains(url.lastPathComponent)
        guard let user else {
            list = isList ? url : url.appending(path: "organizations")
            return
        }
        let login = user.trimmed
        guard Self.isLogin(login) else {
            throw .badOption("user", value: user, reason: "a login has letters, digits, \"-\" and \"_\" only")
        }
        guard !isList else {
            throw .badOption("user", value: user, reason: "the book's URL names a list already")
        }
        list = url.appending(path: "users/\(login)/orgs")
    }

    /// The first page; a page size in the book's own URL takes precedence.
    func firstPage(limit: Int) -> URL {
        ownPageSize == nil
            ? list.appending(queryItems: [URLQueryItem(name: "per_page", value: String(pageSize(limit: limit)))]) : list
    }

    /// The number of entries in a full page: GitHub's maximum, but no more than wanted.
    func pageSize(limit: Int) -> Int { ownPageSize.flatMap { Int($0) } ?? min(100, limit) }

    /// Letters, digits, hyphens, and the underscore of enterprise-managed accounts. These are safe in a path.
    static func isLogin(_ text: String) -> Bool {
        (1...100).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }

    private var ownPageSize: String? {
        URLComponents(url: list, resolvingAgainstBaseURL: true)?.queryItems?.first { $0.name == "per_page" }
            .map { $0.value ?? "" }
    }
}
