// ContactsAPIDirectory: the directory kind `contacts-api`, a small service that holds names, one e-mail address, one
// phone number and a photo of each contact, and takes changes. Its list leaves e-mail and phone out, so these are asked
// for contact by contact. It knows HTTP and JSON, and nothing of stores, outboxes and fronts; it owns no state.

package import Directories
internal import FoundationEssentials
internal import JSON
package import Models
internal import Networking

/// `GET /contacts.json`, `GET`, `PUT` and `DELETE /contacts/ID.json`, and `POST /contacts.json`, without authentication.
package struct ContactsAPIDirectory: DetailedDirectory, WritableDirectory {
    /// How many details are asked for at the same time.
    package static let detailsAtOnce = 8

    let client: any HTTPClient
    let endpoints: ContactsAPIEndpoints
    let clock: WallClock

    /// - Parameters:
    ///   - url: that of the list, of the server, or of the folder on a server that holds the list.
    ///   - clock: told apart from the server's own, whose timestamps say which contact a lost answer was about.
    init(client: any HTTPClient, url: String, clock: WallClock) throws(DirectoryError) {
        self.client = client
        self.clock = clock
        endpoints = try ContactsAPIEndpoints(url)
    }

    package var detailFields: Set<ContactField> { [.email, .phone] }

    package func fetch(
        after state: String?, progress: @escaping @Sendable (FetchProgress) -> Void
    ) async throws(DirectoryError) -> DirectoryFetch {
        let request = HTTPRequest(.get, endpoints.list, headers: Self.headers, limits: .directoryList)
        guard let answer = try await client.fetchJSON(request, after: state) else {
            return DirectoryFetch(.unchanged, state: state)
        }
        let items = try Self.items(answer.json, host: answer.host)
        let base = LinkBase(answer.url)
        let list = EntryList(items, path: "contacts") { (reader) throws(EntryReader.Fault) in
            try ContactDTO(&reader).entry(relativeTo: base, silentFields: detailFields)
        }
        progress(FetchProgress(received: items.count, expected: items.count))
        return DirectoryFetch(.everything(list), state: answer.state)
    }

    static let headers: HTTPHeaders = ["Accept": "application/json"]

    /// The list's elements; an object, which is what an error looks like, is none.
    static func items(_ json: JSONValue, host: String) throws(DirectoryError) -> [JSONValue] {
        guard let items = json.array else {
            throw .wrongShape(host: host, detail: "a list of contacts is needed, \(json.typeName) was found")
        }
        return items
    }
}
