import CurlNetworking
import DirectoryServer
import FoundationEssentials
import JSON
import Networking
import Testing

/// Photos of contacts-api, by plain HTTP.
struct ContactFormTests {
    private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Array("rest \r\n--x".utf8)
    private static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 1, 2]
    private let fixture: ServedDirectoriesFixture

    init() throws {
        fixture = try ServedDirectoriesFixture { $0.contacts = 1 }
    }

    private struct Part {
        var name: String
        var head = ""
        var content: [UInt8]

        static func text(_ name: String, _ text: String) -> Part { Part(name: name, content: Array(text.utf8)) }

        static func file(_ bytes: [UInt8], name: String = "face.png", type: String = "image/png") -> Part {
            Part(name: "profile_pic", head: "; filename=\"\(name)\"\r\nContent-Type: \(type)", content: bytes)
        }
    }

    private func send(_ method: HTTPMethod, _ path: String, _ parts: [Part]) async throws -> HTTPResponse {
        var body: [UInt8] = []
        for part in parts {
            let head = "Content-Disposition: form-data; name=\"contact[\(part.name)]\"\(part.head)"
            body += Array("--edge\r\n\(head)\r\n\r\n".utf8) + part.content + Array("\r\n".utf8)
        }
        body += Array("--edge--\r\n".utf8)
        let url = try #require(URL(string: fixture.server.address + path))
        return try await fixture.client.send(
            HTTPRequest(method, url, headers: ["Content-Type": "multipart/form-data; boundary=\"edge\""], body: body))
    }

    private func id() async throws -> Int {
        try #require(await fixture.json("/contacts.json").array?.first?["id"]?.int)
    }

    @Test func `a photo is kept, and served where the contact says it is`() async throws {
        let path = "/contacts/\(try await id()).json"
        let changed = try await send(.put, path, [.text("first_name", "Ada"), .file(Self.png)])
        #expect(changed.status == 200)
        #expect(try changed.json()["first_name"] == "Ada")
        let url = try #require(try changed.json()["profile_pic"]?.string)
        #expect(url.hasPrefix("\(fixture.server.address)/images/contacts/") && url.contains("/face.png?"))
        #expect(try await fixture.json(path)["profile_pic"]?.string == url)
        #expect(try await fixture.json("/contacts.json").array?.first?["profile_pic"]?.string == url)

        let picture = try await fixture.send(.get, url)
        #expect(picture.body == Self.png)
        #expect(picture.headers["Content-Type"] == "image/png")
        let tag = try #require(picture.headers["ETag"])
        #expect(try await fixture.send(.get, url, headers: ["If-None-Match": tag]).status == 304)

        // Another photo of the same name is another picture.
        let again = try await send(
            .patch, path, [.text("first_name", "Ada"), .file(Self.jpeg, type: "image/jpeg")])
        let other = try #require(try again.json()["profile_pic"]?.string)
        #expect(other != url)
        #expect(try await fixture.send(.get, other, headers: ["If-None-Match": tag]).body == Self.jpeg)
    }

    @Test func `a contact is created with its photo`() async throws {
        let created = try await send(
            .post, "/contacts.json",
            [
                .file(Self.png, name: "../a b?.png"), .text("first_name", "Grace"), .text("last_name", "Hopper"),
                .text("favorite", "true"),
            ])
        #expect(created.status == 201)
        #expect(try created.json()["favorite"] == true)
        let url = try #require(try created.json()["profile_pic"]?.string)
        #expect(url.contains("/original/.._a_b_.png?"))
        #expect(try await fixture.send(.get, url).body == Self.png)
        // It goes with its contact.
        _ = try await fixture.send(.delete, "/contacts/\(try #require(created.json()["id"]?.int)).json")
        #expect(try await fixture.send(.get, url).body != Self.png)
    }

    @Test func `what is wrong with a form is said`() async throws {
        let path = "/contacts/\(try await id()).json"
        let before = try await fixture.json(path)
        let name = Part.text("first_name", "Ada")
        let forms: [([Part], [String])] = [
            ([.file(Self.png)], ["First name can't be blank"]),
            ([.text("first_name", "A"), .file(Self.png)], ["First name is too short (minimum is 2 characters)"]),
            ([name, .text("profile_pic", "x")], ["Profile pic must be a file"]),
            ([name, .file(Self.png, name: "")], ["Profile pic must be a file"]),
            ([name, .file(Array("<html>".utf8))], ["Profile pic content type is invalid"]),
            ([name, .file([])], ["Profile pic content type is invalid"]),
            ([name, .file(Self.jpeg)], ["Profile pic has contents that are not what they are reported to be"]),
        ]
        for (parts, messages) in forms {
            let refused = try await send(.put, path, parts)
            #expect(refused.status == 422)
            #expect(try JSONValue.parse(refused.body)["errors"] == .array(messages.map { .string($0) }))
        }
        #expect(try await fixture.json(path) == before)
        #expect(try await send(.put, "/contacts/999999.json", [name, .file(Self.png)]).status == 404)
    }

    @Test(arguments: [
        "", "--edge", "--edge\r\n", "--edge\r\n\r\nx\r\n--edge--", "--edge\r\nContent-Disposition: form-data\r\n\r\n",
        "--edge--\r\n", "no boundary",
    ])
    func `a form that cannot be read is a bad request`(text: String) async throws {
        let url = try #require(URL(string: fixture.server.address + "/contacts/\(try await id()).json"))
        let answer = try await fixture.client.send(
            HTTPRequest(
                .put, url, headers: ["Content-Type": "multipart/form-data; boundary=edge"], body: Array(text.utf8)))
        #expect(answer.status == 400)
    }

    @Test func `made-up pictures have ETags too`() async throws {
        let picture = try await fixture.send(.get, "/images/individuals/1.png")
        let tag = try #require(picture.headers["ETag"])
        #expect(
            try await fixture.send(.get, "/images/individuals/1.png", headers: ["If-None-Match": tag]).status == 304)
        #expect(
            try await fixture.send(.get, "/images/individuals/2.png", headers: ["If-None-Match": tag]).status == 200)
    }
}
