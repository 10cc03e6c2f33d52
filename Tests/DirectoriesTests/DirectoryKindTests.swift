import Directories
import Doubles
import Models
import Networking
import StarWarsDirectory
import Testing

struct DirectoryKindTests {
    @Test func `star-wars is read-only, needs a URL and has no options`() {
        let kind = StarWarsDirectory.kind(client: StubHTTPClient())
        #expect(kind.name == "star-wars")
        #expect(kind.defaultURL == nil)
        #expect(kind.options.isEmpty)
        #expect(kind.capabilities.isReadOnly)
        #expect(kind.capabilities.fields == [.name, .given, .family, .birthday, .photo, .attribute])
    }

    @Test func `making a service sends nothing`() throws {
        let client = StubHTTPClient()
        _ = try StarWarsDirectory.kind(client: client)
            .service(for: DirectoryBinding(kind: "star-wars", url: "http://127.0.0.1/"))
        #expect(client.requests.isEmpty)
    }

    @Test func `an option that the kind has not is refused, and those it has are named`() {
        let kind = StubDirectoryService([]).kind()
        let binding = DirectoryBinding(kind: "stub", url: "http://a/", options: ["page": "5", "pages": "5"])
        let error = #expect(throws: DirectoryError.self) { try kind.service(for: binding) }
        #expect(error == .unknownOption("pages", known: ["page"]))
        #expect(error?.hint == "It has these: page.")
    }

    @Test func `a URL that cannot be used is refused`() {
        let kind = StarWarsDirectory.kind(client: StubHTTPClient())
        #expect(throws: DirectoryError.badURL("file:///x", reason: "only http and https are supported")) {
            try kind.service(for: DirectoryBinding(kind: "star-wars", url: "file:///x"))
        }
    }

    @Test(arguments: [
        (DirectoryError.http(.timedOut(host: "a", after: .seconds(30))), "timeout"), (.canceled, "canceled"),
        (.wrongShape(host: "a", detail: "b"), "wrong-shape"), (.badURL("a", reason: "b"), "validation"),
        (.unknownOption("a", known: []), "validation"),
    ])
    func `each error has its name for machines`(error: DirectoryError, kind: String) {
        #expect(error.kind == kind)
        #expect(!error.message.isEmpty)
    }
}
