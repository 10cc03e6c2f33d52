package import Directories
internal import FoundationEssentials
package import Models
internal import Networking

extension ContactsAPIDirectory {
    package func create(_ content: ContactContent) async throws(DirectoryError) -> DirectoryEntry {
        let request = request(.post, endpoints.list, body: ContactBody(creating: content).bytes)
        return try ContactAnswer(try await response(to: request)).entry
    }

    /// Sends a photo in a separate request, after one with the other fields. A photo that is not in the store cannot be
    /// sent, and none can be removed: the response then contains the server's state.
    package func update(
        _ remoteID: String, fields: Set<ContactField>, to content: ContactContent, photo: PhotoData?
    ) async throws(DirectoryError) -> DirectoryEntry {
        let url = try endpoints.contact(remoteID)
        var requests: [HTTPRequest] = []
        if let body = ContactBody(changing: fields, to: content).bytes {
            requests.append(request(.put, url, body: body))
        }
        if let photo, fields.contains(.photo) { requests.append(photoRequest(url, photo, of: content)) }
        // If there is nothing to send, fetch instead: the server would reject an empty body.
        if requests.isEmpty { requests.append(request(.get, url, body: nil)) }
        let last = requests.removeLast()
        for request in requests { _ = try ContactAnswer(try await response(to: request), of: remoteID) }
        return try ContactAnswer(try await response(to: last), of: remoteID).entry
    }

    /// The API requires the first name in the request.
    private func photoRequest(_ url: URL, _ photo: PhotoData, of content: ContactContent) -> HTTPRequest {
        var form = MultipartForm()
        form.add("contact[first_name]", ContactBody.text(of: .given, in: content.card))
        form.add(
            "contact[profile_pic]", file: "\(photo.name).\(photo.format.fileExtension)", type: photo.format.rawValue,
            photo.bytes)
        let (type, body) = form.encoded
        var request = request(.put, url, body: body)
        request.headers["Content-Type"] = type
        request.limits = .photo
        return request
    }

    package func delete(_ remoteID: String) async throws(DirectoryError) {
        let response = try await response(to: request(.delete, try endpoints.contact(remoteID), body: nil))
        do throws(DirectoryError) {
            try ContactAnswer.requireSuccess(response)
        } catch .gone {
            return
        }
        if response.isSuccess, response.body.isEmpty { return }
        // A success with a web page comes from a sign-in form or a proxy.
        do throws(HTTPError) { _ = try response.json() } catch { throw .http(error) }
    }

    private func request(_ method: HTTPMethod, _ url: URL, body: [UInt8]?) -> HTTPRequest {
        var request = HTTPRequest(method, url, headers: Self.headers, body: body)
        if body != nil { request.headers["Content-Type"] = "application/json" }
        return request
    }
}

extension HTTPLimits {
    /// Two minutes for uploading a photo over a slow connection.
    fileprivate static let photo = HTTPLimits(totalTime: .seconds(120), idleTime: .seconds(60))
}
