// StarWarsDirectory: the directory kind `star-wars`, after the first ancestor's interview API: one read-only list of
// individuals. Also the eight individuals of its preview database, which are the built-in demo book. It knows HTTP and
// JSON, and nothing of stores and fronts.

package import Directories
internal import FoundationEssentials
internal import JSON
internal import Models
internal import Networking

/// `GET /mobile/interview/directory`: individuals with birthdate, photo, force sensitivity and affiliation.
package struct StarWarsDirectory: DirectoryService {
    private let client: any HTTPClient
    private let url: URL

    /// - Parameter url: that of the list, or of the server alone, to which the contract's path is then added.
    init(client: any HTTPClient, url: String) throws(DirectoryError) {
        var url = try DirectoryURL.base(url)
        if url.path.isEmpty || url.path == "/" { url.append(path: "mobile/interview/directory") }
        self.client = client
        self.url = url
    }

    package func fetch(
        after state: String?, progress: @escaping @Sendable (FetchProgress) -> Void
    ) async throws(DirectoryError) -> DirectoryFetch {
        let request = HTTPRequest(.get, url, headers: ["Accept": "application/json"], limits: .directoryList)
        let answer = try await client.fetchJSON(request, after: state)
        guard let answer else { return DirectoryFetch(.unchanged, state: state) }
        guard let individuals = answer.json["individuals"]?.array else {
            throw .wrongShape(host: answer.host, detail: Self.missingList(in: answer.json))
        }
        let base = LinkBase(answer.url)
        let list = EntryList(individuals, path: "individuals") { (reader) throws(EntryReader.Fault) in
            try IndividualDTO(&reader).entry(relativeTo: base)
        }
        progress(FetchProgress(received: individuals.count, expected: individuals.count))
        return DirectoryFetch(.everything(list), state: answer.state(of: list))
    }

    private static func missingList(in answer: JSONValue) -> String {
        guard answer.object != nil else {
            return "an object with a list \"individuals\" is needed, \(answer.typeName) was found"
        }
        let found = answer["individuals"].map { "\($0.typeName) was found" } ?? "the key is missing"
        return "a list \"individuals\" is needed, \(found)"
    }
}
