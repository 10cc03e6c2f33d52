internal import Directories
internal import FoundationEssentials

/// Where the launches are read, and how many of them.
struct LaunchesEndpoint {
    let url: URL
    /// The most that the server is asked for; nil for all.
    private let limit: Int?
    private let skipsSome: Bool

    /// - Parameters:
    ///   - url: that of the list, or of the server alone, to which the contract's path is then added. Parameters of its
    ///     own stay.
    ///   - limit: how many are wanted; nil and 0 for all.
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

    /// How many launches must come at least, where the server says how many there are.
    func due(of matches: Int?) -> Int {
        guard let matches, !skipsSome else { return 0 }
        return min(matches, limit ?? matches)
    }

    /// Whether so many launches are all there are.
    func isWhole(_ count: Int, of matches: Int?) -> Bool {
        if skipsSome { return false }
        guard let limit else { return true }
        return matches.map { $0 <= count } ?? (count < limit)
    }
}
