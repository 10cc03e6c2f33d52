internal import JSON

/// Eighty organizations that are the same at every start, with holes between the identifiers; some have no description,
/// or an empty one.
enum OrganizationSamples {
    struct Organization: Sendable {
        let id: Int
        let login: String
        let description: JSONValue

        func json(at address: String) -> JSONValue {
            let url = "\(address)/orgs/\(login)"
            return [
                "login": .string(login), "id": .integer(Int64(id)), "node_id": .string("O_kgDO\(id)"),
                "url": .string(url), "repos_url": .string("\(url)/repos"), "events_url": .string("\(url)/events"),
                "hooks_url": .string("\(url)/hooks"), "issues_url": .string("\(url)/issues"),
                "members_url": .string("\(url)/members{/member}"),
                "public_members_url": .string("\(url)/public_members{/member}"),
                "avatar_url": .string("\(address)/images/organizations/\(id)?v=4"), "description": description,
            ]
        }
    }

    static let all: [Organization] = {
        var numbers = StableNumbers(0x0C_7A)
        var id = 40
        return adjectives.flatMap { adjective in nouns.map { "\(adjective)-\($0)" } }.map { login in
            id += Int.random(in: 1...40, using: &numbers)
            let descriptions: [JSONValue] = [
                .null, "", "Open source software since 2008", "We build tools for people who build tools.",
                .string("Everything about \(login.split(separator: "-").last ?? "") 🛠"),
            ]
            return Organization(
                id: id, login: login, description: descriptions.randomElement(using: &numbers) ?? .null)
        }
    }()

    private static let adjectives = [
        "amber", "bright", "calm", "distant", "early", "frosty", "gentle", "hidden", "iron", "jolly",
    ]
    private static let nouns = ["anvil", "beacon", "compass", "dynamo", "engine", "forge", "garden", "harbor"]
}
