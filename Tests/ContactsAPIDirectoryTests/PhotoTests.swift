import ContactsAPIDirectory
import Directories
import JSON
import LoopbackServer
import Models
import Testing

/// Sending a photo: what is sent, and what an answer means.
struct PhotoTests {
    private static let photo = PhotoData(Array("\u{0}face\r\n--kith-part-0--\r\n".utf8), format: .jpeg)
    private static let url = "https://pics.example/7/original/photo.jpg?1493892636"
    private let fixture: ContactsAPIFixture

    init() throws {
        fixture = try ContactsAPIFixture()
    }

    /// Response of the server to an uploaded photo.
    private var answer: Reply {
        .json(ContactsAPIFixture.detail(7).replacingPicture(with: Self.url))
    }

    private func send(
        _ photo: PhotoData = photo, _ fields: Set<ContactField> = [.photo], of content: ContactContent = .person()
    ) async throws -> DirectoryEntry {
        var content = content
        content.card.photo = photo.photo
        return try await fixture.directory().update("7", fields: fields, to: content, photo: photo)
    }

    @Test func `a photo is a form with the first name, and its URL comes back`() async throws {
        fixture.server.route("PUT", "/contacts/7.json") { _ in answer }
        let entry = try await send(of: .person(" Wedge é"))
        #expect(entry.card.photo == Photo(url: Self.url))
        #expect(fixture.lines == ["PUT /contacts/7.json"])
        let request = try #require(fixture.server.requests.first)
        // The picture has the first boundary in it, so that another one is taken.
        #expect(request.header("Content-Type") == "multipart/form-data; boundary=kith-part-1")
        #expect(request.header("Accept") == "application/json")
        let expected = [
            "--kith-part-1", "Content-Disposition: form-data; name=\"contact[first_name]\"", "", " Wedge é",
            "--kith-part-1",
            "Content-Disposition: form-data; name=\"contact[profile_pic]\"; filename=\"\(Self.photo.name).jpg\"",
            "Content-Type: image/jpeg", "", "\u{0}face", "--kith-part-0--", "", "--kith-part-1--", "",
        ]
        #expect(request.body == Array(expected.joined(separator: "\r\n").utf8))
    }

    @Test func `a boundary that the name holds is not taken either`() async throws {
        fixture.server.route("PUT", "/contacts/7.json") { _ in answer }
        _ = try await send(of: .person("kith-part-1 kith-part-2"))
        #expect(fixture.server.requests.first?.header("Content-Type")?.hasSuffix("boundary=kith-part-3") == true)
    }

    @Test(arguments: PhotoData.Format.allCases)
    func `each format has its type and its file name's end`(format: PhotoData.Format) async throws {
        fixture.server.route("PUT", "/contacts/7.json") { _ in answer }
        let photo = PhotoData([1, 2], format: format)
        _ = try await send(photo)
        let text = try #require(fixture.server.requests.first).text
        #expect(
            text.contains("filename=\"\(photo.name).\(format.fileExtension)\"\r\nContent-Type: \(format.rawValue)\r\n"))
    }

    @Test func `ten megabytes arrive as they are`() async throws {
        fixture.server.route("PUT", "/contacts/7.json") { _ in answer }
        let bytes = Array(repeatElement([0xFF, 0xD8, 0x0D, 0x0A, 0x2D], count: 2_000_000).joined()) as [UInt8]
        let photo = PhotoData(bytes, format: .jpeg, name: Self.photo.name)
        _ = try await send(photo)
        let body = try #require(fixture.server.requests.first).body
        let end = Array("\r\n--kith-part-0--\r\n".utf8)
        #expect(body.suffix(end.count) == end[...])
        #expect(Array(body.dropLast(end.count).suffix(bytes.count)) == bytes)
    }

    @Test func `other fields go before it, as JSON`() async throws {
        fixture.server.route("PUT", "/contacts/7.json") { _ in answer }
        #expect(try await send(Self.photo, [.email, .photo]).card.photo?.url == Self.url)
        let requests = fixture.server.requests
        #expect(requests.map { $0.header("Content-Type")?.prefix(11) } == ["application", "multipart/f"])
        #expect(try JSONValue.parse(requests[0].body) == ["email": .null])
    }

    @Test func `other fields that are refused keep it from being sent`() async throws {
        fixture.server.route("PUT", "/contacts/7.json") { _ in .json(#"{"errors":["Email is odd"]}"#, status: 422) }
        await #expect(throws: DirectoryError.self) { try await send(Self.photo, [.email, .photo]) }
        #expect(fixture.server.requests.count == 1)
    }

    @Test(arguments: [nil, Photo(url: "https://elsewhere.example/p.png")])
    func `no photo, and one that is an address, are not sent`(photo: Photo?) async throws {
        fixture.server.route("GET", "/contacts/7.json") { _ in answer }
        var content = ContactContent.person()
        content.card.photo = photo
        let entry = try await fixture.directory().update("7", fields: [.photo], to: content)
        #expect(entry.card.photo?.url == Self.url)
        #expect(fixture.lines == ["GET /contacts/7.json"])
    }

    @Test func `bytes that are not meant are not sent`() async throws {
        fixture.server.route("PUT", "/contacts/7.json") { _ in answer }
        _ = try await send(Self.photo, [.given])
        #expect(fixture.server.requests.map { $0.header("Content-Type") } == ["application/json"])
    }

    @Test(arguments: [
        (Reply.json(#"{"errors":["Profile pic is invalid"]}"#, status: 422), "Profile pic is invalid"),
        (.json(#"{"errors":{"profile_pic":["is not what it says"]}}"#, status: 422), "is not what it says"),
        (.html(status: 413), "is too large for the server"),
    ])
    func `a refusal stands at the photo`(reply: Reply, text: String) async throws {
        fixture.server.route("PUT", "/contacts/7.json") { _ in reply }
        let error = await #expect(throws: DirectoryError.self) { try await send() }
        guard case .refused(_, let messages)? = error else { throw ContactsAPIFixture.OtherService() }
        #expect(messages.map(\.field) == [.photo])
        #expect(messages.first?.text.hasSuffix(text) == true)
        #expect(error?.isAnswerLost == false)
    }

    @Test(arguments: [
        (Reply.json("", status: 200).reset(), "unreachable"), (.raw(), "unreachable"), (.html(), "not-json"),
        (.html(status: 502), "http-502"), (.json("[]"), "wrong-shape"),
        (.json(ContactsAPIFixture.detail(8)), "wrong-shape"),
    ])
    func `what may have arrived says so, and is not sent twice by itself`(reply: Reply, kind: String) async throws {
        fixture.server.route("PUT", "/contacts/7.json") { _ in reply }
        let error = await #expect(throws: DirectoryError.self) { try await send() }
        #expect(error?.kind == kind)
        #expect(error?.isAnswerLost == true)
        #expect(fixture.server.requests.count == 1)
    }

    @Test func `a contact that was deleted there is gone`() async throws {
        fixture.server.route("PUT", "/contacts/7.json") { _ in ContactsAPIFixture.notFound }
        await #expect(throws: DirectoryError.gone(host: fixture.server.host)) { try await send() }
    }
}

extension String {
    fileprivate func replacingPicture(with url: String) -> String {
        split(separator: "/images/missing.png").joined(separator: url)
    }
}
