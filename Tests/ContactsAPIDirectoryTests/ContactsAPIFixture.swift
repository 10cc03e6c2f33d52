import ContactsAPIDirectory
import CurlNetworking
import Directories
import LoopbackServer
import Models

/// A server of the contract's, and the directory that reads and changes it over real sockets.
final class ContactsAPIFixture: Sendable {
    /// Current time as sent to the directory.
    static let now = Timestamp(milliseconds: 1_800_000_000_000)

    let server: LoopbackServer
    private let client: CurlHTTPClient

    init() throws {
        server = try LoopbackServer()
        // More than the directory may use, so that the bound that shows is the directory's.
        client = CurlHTTPClient(options: CurlOptions(transfers: 64, transfersPerHost: 64))
    }

    deinit { client.close() }

    /// The directory as a book is bound to it: at the server and this path.
    func directory(path: String = "") throws -> ContactsAPIDirectory {
        let kind = ContactsAPIDirectory.kind(client: client)
        let service = try kind.service(for: DirectoryBinding(kind: kind.name, url: server.address() + path))
        guard let directory = service as? ContactsAPIDirectory else { throw OtherService() }
        return directory
    }

    struct OtherService: Error {}

    /// Result of a fetch of this list.
    func fetch(_ reply: Reply, after state: String? = nil) async throws -> DirectoryFetch {
        server.route("GET", "/contacts.json") { _ in reply }
        return try await directory().fetch(after: state) { _ in }
    }

    /// The only entry of a list with this one item.
    func entry(_ item: String) async throws -> DirectoryEntry? {
        guard case .everything(let list) = try await fetch(.json("[\(item)]")).content else { return nil }
        return list.entries.first
    }

    /// Requests as `METHOD /target`, in order.
    var lines: [String] { server.requests.map { "\($0.method) \($0.target)" } }

    static func detail(
        _ id: Int, _ given: String = "Wedge", _ family: String = "Antilles", email: String? = nil,
        phone: String? = nil, created: String = "\(now)"
    ) -> String {
        func text(_ value: String?) -> String { value.map { "\"\($0)\"" } ?? "null" }
        return """
            {"id":\(id),"first_name":"\(given)","last_name":"\(family)","email":\(text(email)),\
            "phone_number":\(text(phone)),"profile_pic":"/images/missing.png","favorite":false,\
            "created_at":"\(created)","updated_at":"\(created)"}
            """
    }

    static func item(_ id: Int, _ given: String = "Wedge", _ family: String = "Antilles") -> String {
        """
        {"id":\(id),"first_name":"\(given)","last_name":"\(family)","profile_pic":"/images/missing.png",\
        "favorite":false,"url":"/contacts/\(id).json"}
        """
    }

    static let notFound = Reply.json(#"{"status":404,"error":"Not Found"}"#, status: 404)
    /// Error of a platform for an abandoned host.
    static let abandoned = Reply.html("<!DOCTYPE html><title>No such app</title>", status: 404)
}

extension ContactContent {
    static func person(
        _ given: String = "Wedge", _ family: String = "Antilles", email: String? = nil, phone: String? = nil,
        isFavorite: Bool = false
    ) -> ContactContent {
        let card = ContactCard(
            name: ContactName(given: [given], family: [family]), emails: [email].compactMap { $0.map { Labeled($0) } },
            phones: [phone].compactMap { $0.map { Labeled($0) } })
        return ContactContent(card: card, isFavorite: isFavorite)
    }
}
