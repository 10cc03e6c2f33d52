internal import Directories
internal import FoundationEssentials
internal import JSON
internal import Models
internal import Networking

/// A whole contact in a server's response.
struct ContactAnswer {
    let contact: ContactDTO
    /// The response's URL.
    let url: URL

    /// Validates and parses the response.
    ///
    /// - Parameter id: The expected contact; nil if the server chooses it.
    /// - Throws: ``DirectoryError/gone(host:)`` and ``DirectoryError/refused(host:_:)``, among others.
    init(_ response: HTTPResponse, of id: String? = nil) throws(DirectoryError) {
        try Self.requireSuccess(response)
        let json: JSONValue
        do throws(HTTPError) { json = try response.json() } catch { throw .http(error) }
        var reader = EntryReader(json, path: "contact")
        do throws(EntryReader.FormatError) {
            contact = try ContactDTO(&reader)
        } catch {
            throw .wrongShape(host: response.host, detail: error.reason)
        }
        if let id, contact.id != id {
            throw .wrongShape(host: response.host, detail: "contact.id: it is not the requested contact")
        }
        url = response.url
    }

    var entry: DirectoryEntry { contact.entry(relativeTo: LinkBase(url)) }

    /// Throws the error for a status that is not a success.
    static func requireSuccess(_ response: HTTPResponse) throws(DirectoryError) {
        let host = response.host
        // A web page comes from a proxy or an abandoned host, and does not concern the contact.
        if response.status == 404 || response.status == 410, response.isOfTheServer { throw .gone(host: host) }
        do throws(HTTPError) {
            try response.validated()
        } catch .invalid(_, let messages) {
            throw .refused(host: host, messages.map(RefusalMessage.init(contactsAPI:)))
        } catch .status(413, _, _, _) {
            // Only a photo can be too large.
            throw .refused(host: host, [RefusalMessage(field: .photo, text: "is too large for the server")])
        } catch .status(400, _, let message, _) where response.isOfTheServer {
            throw .refused(host: host, [message].compactMap { $0.map(RefusalMessage.init(contactsAPI:)) })
        } catch {
            throw .http(error)
        }
    }
}

extension HTTPResponse {
    /// The host and port, for messages.
    var host: String { HTTPOrigin(url)?.description ?? url.absoluteString }

    /// True if an error may come from the service itself: a JSON object, or an empty body.
    fileprivate var isOfTheServer: Bool { body.isEmpty || (try? JSONValue.parse(body))?.object != nil }
}

extension RefusalMessage {
    /// Parses a server message, which begins with the name of its field: "First name is too short (minimum is 2
    /// characters)".
    fileprivate init(contactsAPI text: String) {
        let words = text.lowercased().split { !$0.isLetter }
        let names: [(ContactField, [Substring])] = [
            (.given, ["first", "name"]), (.family, ["last", "name"]), (.email, ["email"]),
            (.phone, ["phone", "number"]), (.photo, ["profile", "pic"]),
        ]
        self.init(field: names.first { words.starts(with: $0.1) }?.0, text: text)
    }
}
