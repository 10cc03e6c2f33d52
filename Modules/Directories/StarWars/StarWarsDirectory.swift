// StarWarsDirectory: the directory kind `star-wars`, after the first ancestor's interview API: one read-only list of
// individuals. It also holds the eight individuals of its preview database, the built-in demo book. It owns no state;
// it must not know stores and front ends.

package import Directories
internal import FoundationEssentials
internal import JSON
internal import Models
internal import Networking

/// `GET /mobile/interview/directory`: individuals with birthdate, photo, force sensitivity and affiliation.
package struct StarWarsDirectory: DirectoryService {
    private let client: any HTTPClient
    private let url: URL

    /// - Parameter url: The URL of the list, or of the server alone, to which the API's path is added.
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
        let list = EntryList(individuals, path: "individuals") { (reader) throws(EntryReader.FormatError) in
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
