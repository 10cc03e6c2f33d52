import DirectoryServer
import FoundationEssentials
import JSON
import Networking
import Testing

/// The contracts of the three directories that are only read, and the pictures, by plain HTTP.
struct ReadOnlyContractTests {
    private let fixture: ServedDirectoriesFixture

    init() throws {
        fixture = try ServedDirectoriesFixture()
    }

    @Test func `the eight individuals have pictures on this server`() async throws {
        let individuals = try #require(await fixture.json("/mobile/interview/directory")["individuals"]?.array)
        #expect(individuals.count == 8)
        #expect(individuals.last?["lastName"] == "Vader")
        #expect(individuals.first?["profilePicture"]?.string == "\(fixture.server.address)/images/individuals/1.png")
    }

    @Test func `organizations come in pages, each with the way to the next`() async throws {
        var path = "/organizations?per_page=33"
        var ids: [Int] = []
        for page in 1...3 {
            let answer = try await fixture.send(.get, path, headers: ["User-Agent": "test"])
            #expect(answer.headers["Link"]?.contains("/organizations{?since}>; rel=\"first\"") == true)
            #expect(answer.headers["X-RateLimit-Remaining"] == "\(5_000 - page)")
            #expect(answer.headers["X-RateLimit-Reset"] == "1800003600")
            ids += try answer.json().array?.compactMap { $0["id"]?.int } ?? []
            #expect((answer.link("next") == nil) == (page == 3))
            path = answer.link("next")?.absoluteString ?? path
        }
        #expect(ids.count == 80)
        #expect(ids == Set(ids).sorted())
    }

    @Test func `a user's organizations are fewer, and paged by number`() async throws {
        let all = try #require(await fixture.json("/users/octocat/orgs").array)
        let first = try await fixture.send(.get, "/users/octocat/orgs?per_page=5", headers: ["User-Agent": "test"])
        let next = try #require(first.link("next"))
        let second = try await fixture.send(.get, next.absoluteString, headers: ["User-Agent": "test"])
        #expect(try (first.json().array ?? []) + (second.json().array ?? []) == Array(all.prefix(10)))
        #expect(all.count < 80)
    }

    @Test func `without a User-Agent there is only a web page`() async throws {
        let answer = try await fixture.send(.get, "/organizations", headers: ["User-Agent": ""])
        #expect(answer.status == 403)
        #expect(answer.headers["Content-Type"]?.hasPrefix("text/html") == true)
    }

    @Test func `an hour's requests are limited, and the headers say until when`() async throws {
        let fixture = try ServedDirectoriesFixture { $0.rateLimit = 2 }
        for path in ["/organizations", "/users/octocat/orgs"] { _ = try await fixture.json(path) }
        let answer = try await fixture.send(.get, "/organizations", headers: ["User-Agent": "test"])
        #expect(answer.status == 403)
        #expect(answer.isRateLimited)
        #expect(answer.retryDate()?.secondsSince1970 == 1_800_003_600)
    }

    @Test func `launches come in the order of their flights, and in parts`() async throws {
        let answer = try await fixture.send(.get, "/v3/launches")
        let all = try #require(answer.json().array)
        let flights = all.compactMap { $0["flight_number"]?.int }
        #expect(flights == flights.sorted())
        #expect(flights.count > Set(flights).count)
        #expect(all.contains { $0["launch_success"] == .null })
        #expect(answer.headers["spacex-api-count"] == "\(all.count)")
        #expect(try await fixture.json("/v3/launches?limit=2&offset=1").array == Array(all[1...2]))
        #expect(try await fixture.json("/v3/launches?limit=0&order=desc").array == all.reversed())
        #expect(try await fixture.send(.get, "/v3/rockets").status == 404)
    }

    @Test func `a picture is a PNG of 64 by 64, always the same for the same name`() async throws {
        let one = try await fixture.send(.get, "/images/individuals/1.png")
        #expect(one.headers["Content-Type"] == "image/png")
        #expect(one.body.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]))
        #expect(one.body[16..<24] == [0, 0, 0, 64, 0, 0, 0, 64])
        #expect(one.body.suffix(8) == [0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
        #expect(try await fixture.send(.get, "/images/individuals/1.png?v=2").body == one.body)
        #expect(try await fixture.send(.get, "/images/individuals/2.png").body != one.body)
    }
}
