import DirectoryServer
import JSON
import Networking
import Testing

/// The contract of contacts-api, by plain HTTP.
struct ContactsContractTests {
    private let fixture: ServedDirectoriesFixture

    init() throws {
        fixture = try ServedDirectoriesFixture { $0.contacts = 3 }
    }

    @Test func `the list has neither e-mail nor phone, and an ETag`() async throws {
        let answer = try await fixture.send(.get, "/contacts.json")
        let items = try #require(answer.json().array)
        #expect(items.count == 3)
        for item in items {
            #expect(item.object?.keys == ["id", "first_name", "last_name", "profile_pic", "favorite", "url"])
        }
        #expect(answer.headers["Date"] == "Fri, 15 Jan 2027 08:00:00 GMT")
        let tag = try #require(answer.headers["ETag"])
        #expect(try await fixture.send(.get, "/contacts.json", headers: ["If-None-Match": tag]).status == 304)
    }

    @Test func `a contact is created with its time and place, changed in part, and deleted`() async throws {
        let created = try await fixture.send(
            .post, "/contacts.json", #"{"first_name":" Ada","last_name":"Lovelace","favorite":true}"#)
        #expect(created.status == 201)
        let id = try #require(created.json()["id"]?.int)
        #expect(created.headers["Location"] == "/contacts/\(id)")
        let expected: JSONValue = [
            "id": .integer(Int64(id)), "first_name": " Ada", "last_name": "Lovelace", "email": nil,
            "phone_number": nil, "profile_pic": "/images/missing.png", "favorite": true,
            "created_at": "2027-01-15T08:00:00.500Z", "updated_at": "2027-01-15T08:00:00.500Z",
        ]
        #expect(try created.json() == expected)

        for method in [HTTPMethod.put, .patch] {
            let changed = try await fixture.send(method, "/contacts/\(id).json", #"{"email":"ada@example.org"}"#)
            #expect(changed.status == 200)
            #expect(try changed.json()["email"] == "ada@example.org")
            #expect(try changed.json()["favorite"] == true)
        }

        let deleted = try await fixture.send(.delete, "/contacts/\(id).json")
        #expect(deleted.status == 204)
        #expect(deleted.body.isEmpty)
        for method in [HTTPMethod.get, .delete] {
            let missing = try await fixture.send(method, "/contacts/\(id).json")
            #expect(missing.status == 404)
            #expect(try JSONValue.parse(missing.body) == ["status": 404, "error": "Not Found"])
        }
        #expect(try await fixture.send(.put, "/contacts/\(id).json", #"{"email":null}"#).status == 404)
    }

    @Test func `identifiers are never given again`() async throws {
        let body = #"{"first_name":"Ada","last_name":"Lovelace"}"#
        let first = try #require(await fixture.send(.post, "/contacts.json", body).json()["id"]?.int)
        _ = try await fixture.send(.delete, "/contacts/\(first).json")
        #expect(try await fixture.send(.post, "/contacts.json", body).json()["id"]?.int == first + 1)
    }

    @Test func `all that is wrong is said at once, and nothing is kept`() async throws {
        let refused = try await fixture.send(.post, "/contacts.json", #"{"first_name":"A","email":"x"}"#)
        #expect(refused.status == 422)
        let messages: JSONValue = [
            "errors": [
                "First name is too short (minimum is 2 characters)", "Last name is too short (minimum is 2 characters)",
            ]
        ]
        #expect(try JSONValue.parse(refused.body) == messages)
        #expect(try await fixture.json("/contacts.json").array?.count == 3)
    }

    @Test(arguments: ["", "{", "[]", "{}", #"{"profile_pic":"x"}"#])
    func `a body that says nothing is a bad request`(body: String) async throws {
        #expect(try await fixture.send(.post, "/contacts.json", body).status == 400)
    }

    @Test(arguments: ["/", "/contacts", "/contacts/1", "/anything/else"])
    func `every path without json is a web page`(path: String) async throws {
        let answer = try await fixture.send(.get, path)
        #expect(answer.status == 200)
        #expect(answer.headers["Content-Type"]?.hasPrefix("text/html") == true)
    }

    @Test(arguments: ["/contacts/x.json", "/contacts/999999.json", "/other.json", "/contacts/1/2.json"])
    func `what is not there is not found`(path: String) async throws {
        #expect(try await fixture.send(.get, path).status == 404)
    }

    @Test func `the same contacts are there at every start`() async throws {
        let other = try ServedDirectoriesFixture { $0.contacts = 3 }
        let ids = try await fixture.json("/contacts.json").array?.compactMap { $0["first_name"] }
        #expect(try await other.json("/contacts.json").array?.compactMap { $0["first_name"] } == ids)
    }
}
