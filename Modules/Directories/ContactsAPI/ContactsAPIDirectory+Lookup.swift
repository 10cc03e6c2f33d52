package import Directories
internal import JSON
package import Models
internal import Networking

extension ContactsAPIDirectory {
    /// Fetches the list, then the details of contacts with the same names.
    package func entries(
        like content: ContactContent, except known: Set<String>
    ) async throws(DirectoryError) -> [DirectoryEntry] {
        var request = HTTPRequest(.get, endpoints.list, headers: Self.headers, limits: .directoryList)
        // An intermediate cache may still hold the list from before the contact was created.
        request.headers["Cache-Control"] = "no-cache"
        let response = try await response(to: request)
        let namesakes = try Self.contacts(in: response).filter { !known.contains($0.id) && $0.hasNames(of: content) }
        var found: [ContactAnswer] = []
        do {
            try await readContacts(namesakes.map(\.id)) { _, result in
                do throws(DirectoryError) { found.append(try result.get()) } catch .gone { return }
            }
        } catch let error as DirectoryError {
            throw error
        } catch {
            throw .canceled
        }
        // Identifiers are numbers that grow, so the longer one is newer.
        return found.filter { $0.contact.says(content) }
            .sorted { ($0.contact.id.utf8.count, $0.contact.id) > ($1.contact.id.utf8.count, $1.contact.id) }
            .map(\.entry)
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
