internal import Directories
internal import FoundationEssentials

/// The URL and the range of launches to fetch.
struct LaunchesEndpoint {
    let url: URL
    /// The maximum number of launches; nil for all.
    private let limit: Int?
    private let skipsSome: Bool

    /// - Parameters:
    ///   - url: The URL of the list, or of the server alone, to which the API's path is added. Its own query is kept.
    ///   - limit: The maximum number; nil and 0 for all.
    init(url text: String, limit: Int?) throws(DirectoryError) {
        var url = try DirectoryURL.base(text)
        if url.path.isEmpty || url.path == "/" { url.append(path: "v3/launches") }
        if let limit { url.append(queryItems: [URLQueryItem(name: "limit", value: String(limit))]) }
        let parameters = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems ?? []
        self.url = url
        self.limit = parameters.last { $0.name == "limit" }.flatMap { $0.value.flatMap { Int($0) } }
            .flatMap { $0 > 0 ? $0 : nil }
        skipsSome = parameters.contains { $0.name != "limit" && $0.name != "order" && $0.name != "sort" }
    }

    /// The minimum number of launches to expect, if the server reports the total.
    func due(of matches: Int?) -> Int {
        guard let matches, !skipsSome else { return 0 }
        return min(matches, limit ?? matches)
    }

    /// Returns true if this number of launches is the complete list.
    func isWhole(_ count: Int, of matches: Int?) -> Bool {
        if skipsSome { return false }
        guard let limit else { return true }
        return matches.map { $0 <= count } ?? (count < limit)
    }
}
