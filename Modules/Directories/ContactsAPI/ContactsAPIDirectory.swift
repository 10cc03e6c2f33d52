// ContactsAPIDirectory: the directory kind `contacts-api`, a small read-write service that holds the names, one e-mail
// address, one phone number and a photo of each contact. Its list omits e-mail and phone, so these are fetched contact
// by contact. It owns no state; it must not know stores, outboxes and front ends.

package import Directories
internal import FoundationEssentials
internal import JSON
package import Models
internal import Networking

/// `GET /contacts.json`, `GET`, `PUT` and `DELETE /contacts/ID.json`, and `POST /contacts.json`, without
/// authentication.
package struct ContactsAPIDirectory: DetailedDirectory, WritableDirectory {
    /// The maximum number of concurrent requests for details.
    package static let detailsAtOnce = 8

    let client: any HTTPClient
    let endpoints: ContactsAPIEndpoints

    /// - Parameter url: The URL of the list, of the server, or of the folder on a server that holds the list.
    init(client: any HTTPClient, url: String) throws(DirectoryError) {
        self.client = client
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
        let list = EntryList(items, path: "contacts") { (reader) throws(EntryReader.FormatError) in
            try ContactDTO(&reader).entry(relativeTo: base, silentFields: detailFields)
        }
        progress(FetchProgress(received: items.count, expected: items.count))
        return DirectoryFetch(.everything(list), state: answer.state)
    }

    static let headers: HTTPHeaders = ["Accept": "application/json"]

    /// The list's elements. An object is an error rather than a list.
    static func items(_ json: JSONValue, host: String) throws(DirectoryError) -> [JSONValue] {
        guard let items = json.array else {
            throw .wrongShape(host: host, detail: "a list of contacts is needed, \(json.typeName) was found")
        }
        return items
    }
}
