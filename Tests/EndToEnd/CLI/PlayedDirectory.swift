import JSON
import LoopbackServer
import Processes

/// Wire format of a list of each kind of directory.
enum PlayedDirectory: String, CaseIterable, Sendable {
    case contacts = "contacts-api"
    case individuals = "star-wars"
    case organizations = "github-organizations"
    case launches = "spacex-launches"

    /// Of the list.
    var path: String {
        switch self {
        case .contacts: "/contacts.json"
        case .individuals: "/mobile/interview/directory"
        case .organizations: "/organizations"
        case .launches: "/v3/launches"
        }
    }

    var identifierKey: String { self == .launches ? "flight_number" : "id" }

    var nameKey: String {
        switch self {
        case .contacts: "first_name"
        case .individuals: "firstName"
        case .organizations: "login"
        case .launches: "mission_name"
        }
    }

    /// An element with all that Kith reads of it.
    func element(_ number: Int, _ name: String) -> JSONObject {
        var element: JSONObject = [identifierKey: .integer(Int64(number)), nameKey: .string(name)]
        for (key, value) in others { element.append(key, value) }
        return element
    }

    private var others: JSONObject {
        switch self {
        case .contacts:
            ["last_name": "Last", "email": "a@x.org", "phone_number": "110", "profile_pic": "/a.png", "favorite": true]
        case .individuals:
            [
                "lastName": "Last", "birthdate": "1990-01-02", "profilePicture": "https://x.org/a.png",
                "forceSensitive": true, "affiliation": "JEDI",
            ]
        case .organizations:
            ["description": "Texts", "avatar_url": "https://x.org/a?v=4", "url": "https://x.org/orgs/a"]
        case .launches:
            [
                "details": "Texts", "launch_success": true, "upcoming": false, "is_tentative": false, "tbd": false,
                "launch_date_utc": "2006-03-24T22:30:00.000Z", "tentative_max_precision": "hour",
                "launch_year": "2006", "rocket": ["rocket_name": "Falcon 1"],
                "launch_site": ["site_name_long": "Atoll"],
                "links": ["mission_patch_small": "https://x.org/a.png", "wikipedia": "https://x.org/w"],
            ]
        }
    }

    /// The whole list as an answer.
    func list(_ elements: [JSONValue]) -> Reply {
        let value: JSONValue = self == .individuals ? ["individuals": .array(elements)] : .array(elements)
        return .json(String(decoding: value.serialized(), as: UTF8.self))
    }

    /// Answers with these elements: GitHub's in pages, those of the Contacts API one by one too.
    func play(_ elements: [JSONValue], on server: LoopbackServer) {
        server.route("GET", path) { request in
            guard self == .organizations, let query = request.query else { return list(elements) }
            let numbers = query.split(separator: "&").map { $0.split(separator: "=").last.flatMap { Int($0) } ?? 0 }
            let (size, start) = (numbers.first ?? 30, numbers.count > 1 ? numbers[1] : 0)
            let page = list(Array(elements.dropFirst(start).prefix(size)))
            guard start + size < elements.count else { return page }
            return page.header("Link", "<\(path)?per_page=\(size)&since=\(start + size)>; rel=\"next\"")
        }
        guard self == .contacts else { return }
        let details = Dictionary(elements.compactMap { element in element["id"]?.int.map { ("\($0)", element) } }) {
            $1
        }
        server.route("GET", "/contacts/*") { request in
            let id = request.path.dropFirst("/contacts/".count).dropLast(".json".count)
            guard let detail = details[String(id)] else { return .empty(404) }
            return .json(String(decoding: detail.serialized(), as: UTF8.self))
        }
    }
}

extension CommandLineHome {
    /// A book `rebels` of what the server plays, and no other.
    func connect(to server: LoopbackServer, as kind: PlayedDirectory, options: [String] = []) throws {
        _ = try kith("book", "remove", "demo", "--yes")
        _ = try process.run(
            ["book", "add", "rebels", "--directory", kind.rawValue, "--url", server.address()] + options)
    }
}
