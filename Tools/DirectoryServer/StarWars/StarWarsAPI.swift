internal import JSON
internal import LoopbackServer
internal import StarWarsDirectory

/// `star-wars`: the eight individuals of the preview database, with absolute URLs of their pictures.
struct StarWarsAPI: ServedAPI {
    func reply(to request: ReceivedRequest, at address: String) -> Reply? {
        guard request.path == "/mobile/interview/directory", request.method == "GET" else { return nil }
        guard let document = try? JSONValue.parse(Array(DemoBook.individuals.utf8)) else { return .empty(500) }
        let individuals = (document["individuals"]?.array ?? []).map { individual in
            guard var members = individual.object, let id = members["id"]?.int else { return individual }
            members["profilePicture"] = .string("\(address)/images/individuals/\(id).png")
            return .object(members)
        }
        return .json(["individuals": .array(individuals)] as JSONValue)
    }
}
