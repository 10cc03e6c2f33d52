package import Directories
internal import JSON
package import Models
internal import Networking

extension ContactsAPIDirectory {
    /// Fetches the list, then the details of contacts with the same names. Compares creation times by the server's own
    /// clock, as given by the Date of its response.
    package func entries(
        like content: ContactContent, createdSince moment: Timestamp, except known: Set<String>
    ) async throws(DirectoryError) -> [DirectoryEntry] {
        var request = HTTPRequest(.get, endpoints.list, headers: Self.headers, limits: .directoryList)
        // An intermediate cache may still hold the list from before the contact was created.
        request.headers["Cache-Control"] = "no-cache"
        let response = try await response(to: request)
        let earliest = ServerTime(of: response, now: clock.now()).earliest(for: moment)
        let namesakes = try Self.contacts(in: response).filter { !known.contains($0.id) && $0.hasNames(of: content) }
        var found: [ContactAnswer] = []
        do {
            try await readContacts(namesakes.map(\.id)) { found.append($0) }
        } catch let error as DirectoryError {
            throw error
        } catch {
            throw .canceled
        }
        // Identifiers are numbers, so for equal timestamps the shorter one is older.
        func age(_ contact: ContactDTO) -> (Timestamp, Int, String) {
            (contact.created ?? earliest, contact.id.utf8.count, contact.id)
        }
        return found.filter { $0.contact.says(content) && ($0.contact.created ?? earliest) >= earliest }
            .sorted { age($0.contact) < age($1.contact) }.map(\.entry)
    }

    /// The list's elements, without unreadable ones.
    private static func contacts(in response: HTTPResponse) throws(DirectoryError) -> [ContactDTO] {
        let json: JSONValue
        do throws(HTTPError) { json = try response.json() } catch { throw .http(error) }
        return try items(json, host: response.host).compactMap { item in
            var reader = EntryReader(item, path: "contact")
            return try? ContactDTO(&reader)
        }
    }
}
