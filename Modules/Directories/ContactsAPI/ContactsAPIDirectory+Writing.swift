package import Directories
internal import FoundationEssentials
package import Models
internal import Networking

extension ContactsAPIDirectory {
    package func create(_ content: ContactContent) async throws(DirectoryError) -> DirectoryEntry {
        let request = request(.post, endpoints.list, body: ContactBody(creating: content).bytes)
        return try ContactAnswer(try await response(to: request)).entry
    }

    package func update(
        _ remoteID: String, fields: Set<ContactField>, to content: ContactContent
    ) async throws(DirectoryError) -> DirectoryEntry {
        let url = try endpoints.contact(remoteID)
        let body = ContactBody(changing: fields, to: content).bytes
        // Nothing to say: the server would call an empty body a bad request.
        let response = try await response(to: request(body == nil ? .get : .put, url, body: body))
        return try ContactAnswer(response, of: remoteID).entry
    }

    package func delete(_ remoteID: String) async throws(DirectoryError) {
        let response = try await response(to: request(.delete, try endpoints.contact(remoteID), body: nil))
        do throws(DirectoryError) {
            try ContactAnswer.requireSuccess(response)
        } catch .gone {
            return
        }
        if response.isSuccess, response.body.isEmpty { return }
        // A success with a web page is a sign-in form's or a proxy's.
        do throws(HTTPError) { _ = try response.json() } catch { throw .http(error) }
    }

    private func request(_ method: HTTPMethod, _ url: URL, body: [UInt8]?) -> HTTPRequest {
        var request = HTTPRequest(method, url, headers: Self.headers, body: body)
        if body != nil { request.headers["Content-Type"] = "application/json" }
        return request
    }
}
