import LoopbackServer

/// A directory of the kind `star-wars` on loopback, with a list of seeded individuals.
final class ServedList: Sendable {
    private let server: LoopbackServer
    private static let path = "/individuals"
    private static let plainPath = "/individuals-without-tag"

    /// Listens at once; throws ``LoopbackError``.
    init(size: Int) throws {
        server = try LoopbackServer(remembersRequests: false)
        let reply = Reply.json(Self.document(size: size))
        let tagged = reply.tagged("\"seeded-\(size)\"")
        server.route("GET", Self.path) { _ in tagged }
        server.route("GET", Self.plainPath) { _ in reply }
    }

    /// URL of the list with an ETag, for conditional requests.
    var address: String { server.address() + Self.path }

    /// URL of the same list without an ETag, always sent whole.
    var plainAddress: String { server.address() + Self.plainPath }

    private static func document(size: Int) -> String {
        var numbers = SeededNumbers()
        let entries = SeededBook(size: size).map { person in
            let year = 1930 + numbers.below(80)
            let affiliation = ["JEDI", "SITH", "RESISTANCE", "FIRST_ORDER"][numbers.below(4)]
            return """
                {"id":\(person.number + 1),"firstName":"\(person.given)","lastName":"\(person.family)",\
                "birthdate":"\(year)-0\(1 + numbers.below(9))-1\(numbers.below(10))",\
                "profilePicture":"/images/\(person.number + 1).png","forceSensitive":\(numbers.below(2) == 0),\
                "affiliation":"\(affiliation)"}
                """
        }
        return #"{"individuals":["# + entries.joined(separator: ",") + "]}"
    }
}
