import ContactsAPIDirectory
import Directories
import Doubles
import Models
import Testing

struct KindTests {
    private let client = StubHTTPClient()
    private let kind: DirectoryKind

    init() {
        kind = ContactsAPIDirectory.kind(client: client)
    }

    @Test func `contacts-api can be changed, needs a URL and has no options`() {
        #expect(kind.name == "contacts-api")
        #expect(kind.defaultURL == nil)
        #expect(kind.options.isEmpty)
        #expect(kind.capabilities.operations == [.create, .update, .delete, .favorite, .photo])
        #expect(kind.capabilities.photoLimits == PhotoLimits(maximumSide: 1024, maximumBytes: 1_000_000))
        #expect(kind.capabilities.fields == [.given, .family, .email, .phone, .favorite, .photo])
    }

    @Test func `what the server refuses can be said before sending`() {
        let capabilities = kind.capabilities
        #expect(capabilities.limits(of: .given).error(in: ["W"]) == "needs at least 2 characters")
        #expect(capabilities.limits(of: .family).error(in: []) == "needs at least 2 characters")
        #expect(capabilities.limits(of: .given).error(in: ["Bo"]) == nil)
        #expect(capabilities.limits(of: .email).error(in: ["a@a", "b@b"]) == "can have only one value")
        #expect(capabilities.limits(of: .phone).error(in: []) == nil)
        #expect(!capabilities.limits(of: .email).holdsLabels && !capabilities.limits(of: .phone).holdsLabels)
        #expect(capabilities.limits(of: .photo) == FieldLimits())
    }

    @Test func `making a service sends nothing, and it can be written to`() throws {
        let service = try kind.service(for: DirectoryBinding(kind: kind.name, url: "http://127.0.0.1/"))
        #expect(service is any WritableDirectory)
        #expect(service is any DetailedDirectory)
        #expect(client.requests.isEmpty)
    }

    @Test(arguments: ["file:///x", "http://", "http://u:p@127.0.0.1/", "example.org"])
    func `a URL that cannot be used is refused`(url: String) {
        let error = #expect(throws: DirectoryError.self) {
            try kind.service(for: DirectoryBinding(kind: kind.name, url: url))
        }
        #expect(error?.kind == "validation")
    }
}
