import Directories
import Doubles
import LoopbackServer
import Models
import Testing

/// Mapping of a response in the contract's shape, over real sockets.
struct LaunchPayloadTests {
    private let fixture: LaunchesFixture

    init() throws {
        fixture = try LaunchesFixture()
    }

    @Test func `a launch becomes a card`() async throws {
        let list = try await fixture.list([
            #"""
            {"flight_number":1,"mission_name":"FalconSat","mission_id":[],"upcoming":false,"launch_year":"2006",
            "launch_date_unix":1143239400,"launch_date_utc":"2006-03-24T22:30:00.000Z",
            "launch_date_local":"2006-03-25T10:30:00+12:00","is_tentative":false,"tentative_max_precision":"hour",
            "tbd":false,"launch_window":0,"rocket":{"rocket_id":"falcon1","rocket_name":"Falcon 1"},
            "launch_site":{"site_id":"kwajalein_atoll","site_name":"Kwajalein Atoll",
            "site_name_long":"Kwajalein Atoll Omelek Island"},"launch_success":false,
            "links":{"mission_patch":"https://images2.imgbox.com/40/e3/GypSkayF_o.png",
            "mission_patch_small":"https://images2.imgbox.com/3c/0e/T8iJcSN3_o.png","reddit_campaign":null,
            "article_link":"https://www.space.com/2196-spacex.html",
            "wikipedia":"https://en.wikipedia.org/wiki/DemoSat","video_link":"https://www.youtube.com/watch?v=0a_00nJ_Y88",
            "flickr_images":[]},"details":"Engine failure at 33 seconds"}
            """#
        ])
        #expect(
            list
                == EntryList(entries: [
                    DirectoryEntry(
                        remoteID: "1/FalconSat",
                        card: ContactCard(
                            kind: .thing, name: ContactName(formatted: "FalconSat"),
                            urls: [
                                Labeled("https://www.space.com/2196-spacex.html", label: "article"),
                                Labeled("https://www.youtube.com/watch?v=0a_00nJ_Y88", label: "video"),
                                Labeled("https://en.wikipedia.org/wiki/DemoSat", label: "wikipedia"),
                            ], note: "Engine failure at 33 seconds",
                            photo: Photo(url: "https://images2.imgbox.com/3c/0e/T8iJcSN3_o.png"),
                            attributes: [
                                ContactAttribute(name: "Flight", value: "1"),
                                ContactAttribute(name: "Success", value: "NO"),
                                ContactAttribute(name: "Upcoming", value: "NO"),
                                ContactAttribute(name: "Rocket", value: "Falcon 1"),
                                ContactAttribute(name: "Site", value: "Kwajalein Atoll Omelek Island"),
                                ContactAttribute(name: "Launch date", value: "Mar 24, 2006, 22:30 UTC"),
                            ]))
                ]))
        #expect(list.entries.first?.card.subtitle == "Engine failure at 33 seconds")
    }

    @Test(arguments: [("true", "YES"), ("false", "NO"), ("null", "UNKNOWN"), (#""""#, "UNKNOWN"), ("1", "UNKNOWN")])
    func `success is yes, no or unknown`(sent: String, shown: String) async throws {
        #expect(try await attribute("Success", of: #"{"flight_number":1,"launch_success":\#(sent)}"#) == shown)
        #expect(try await attribute("Success", of: #"{"flight_number":1}"#) == "UNKNOWN")
    }

    @Test func `nulls everywhere leave the flight, and no success`() async throws {
        let list = try await fixture.list([
            #"""
            {"flight_number":7,"mission_name":null,"launch_success":null,"details":null,"links":null,
            "launch_date_utc":null,"tentative_max_precision":null,"is_tentative":null,"tbd":null,"upcoming":null,
            "launch_year":null,"rocket":null,"launch_site":null}
            """#,
            #"""
            {"flight_number":8,"mission_name":" ","details":"","links":{"mission_patch":null,"mission_patch_small":null,
            "article_link":null,"video_link":null,"wikipedia":""},"rocket":{"rocket_name":null},
            "launch_site":{"site_name_long":null}}
            """#,
        ])
        #expect(
            list
                == EntryList(
                    entries: [7, 8].map {
                        DirectoryEntry(
                            remoteID: "\($0)/",
                            card: ContactCard(
                                kind: .thing, name: ContactName(formatted: "Flight \($0)"),
                                attributes: [
                                    ContactAttribute(name: "Flight", value: "\($0)"),
                                    ContactAttribute(name: "Success", value: "UNKNOWN"),
                                ]))
                    }))
    }

    @Test func `values of another type are left out and reported, inside objects too`() async throws {
        let list = try await fixture.list([
            #"""
            {"flight_number":"9","mission_name":9,"launch_success":"yes","details":{},"links":[],"launch_date_utc":0,
            "launch_year":2006,"rocket":{"rocket_name":1},"launch_site":"KSC","tbd":"no"}
            """#
        ])
        #expect(list.entries.map(\.remoteID) == ["9/"])
        #expect(
            Set(list.omitted.map(\.reason)) == [
                "launches[0].mission_name: text is needed, number was found",
                "launches[0].launch_success: true or false is needed, string was found",
                "launches[0].details: text is needed, object was found",
                "launches[0].links: an object is needed, array was found",
                "launches[0].launch_date_utc: text is needed, number was found",
                "launches[0].launch_year: text is needed, number was found",
                "launches[0].rocket.rocket_name: text is needed, number was found",
                "launches[0].launch_site: an object is needed, string was found",
                "launches[0].tbd: true or false is needed, string was found",
            ])
    }

    @Test func `without a flight number a launch is skipped, with the reason`() async throws {
        let list = try await fixture.list([
            #"{"mission_name":"x"}"#, "null", #"{"flight_number":1.5}"#, #"{"flight_number":2}"#,
        ])
        #expect(list.entries.map(\.remoteID) == ["2/"])
        #expect(
            list.skipped.map(\.reason) == [
                "launches[0].flight_number: a whole number or text is needed, the key is missing",
                "launches[1]: an object is needed, null was found",
                "launches[2].flight_number: a whole number or text is needed, a number with a fraction or beyond 64 bits was found",
            ])
    }

    @Test func `launches come in the order of their flights, and one flight can have several missions`() async throws {
        let list = try await fixture.list([
            #"{"flight_number":110,"mission_name":"CRS-21"}"#, #"{"flight_number":9,"mission_name":"B"}"#,
            #"{"flight_number":110,"mission_name":"Türksat 5A"}"#, #"{"flight_number":"x","mission_name":"C"}"#,
            #"{"flight_number":9,"mission_name":"B\n","details":"again"}"#,
        ])
        #expect(list.entries.map(\.remoteID) == ["9/B", "110/CRS-21", "110/Türksat 5A", "x/C"])
        #expect(list.entries.first?.card.note == "again")
    }

    @Test func `the small patch is the photo, else the large one, and launches can share it`() async throws {
        let list = try await fixture.list([
            #"{"flight_number":1,"links":{"mission_patch":"https://i/a.png","mission_patch_small":"https://i/s.png"}}"#,
            #"{"flight_number":2,"links":{"mission_patch":"https://i/a.png","mission_patch_small":null}}"#,
            #"{"flight_number":3,"links":{"mission_patch":"https://i/a.png","mission_patch_small":"file:///etc/passwd"}}"#,
            #"{"flight_number":4,"links":{"mission_patch":"/a.png"}}"#,
        ])
        #expect(
            list.entries.map { $0.card.photo?.url } == [
                "https://i/s.png", "https://i/a.png", "https://i/a.png", fixture.server.address() + "/a.png",
            ])
    }

    @Test func `links are never anything but http and https`() async throws {
        let list = try await fixture.list([
            #"{"flight_number":1,"links":{"article_link":"javascript:alert(1)","video_link":"https://v/?a=b","wikipedia":"x:y"}}"#
        ])
        #expect(list.entries.first?.card.urls == [Labeled("https://v/?a=b", label: "video")])
    }

    @Test func `texts are kept as they were sent, whatever is in them`() async throws {
        let long = String(repeating: "ñ", count: 4_000)
        let list = try await fixture.list([
            #"{"flight_number":1,"mission_name":"\u001b]0;owned\u0007🚀\n","details":"one\r\ntwo\n\#(long)"}"#,
            #"{"flight_number":2,"mission_name":"مهمة","details":"\#(String(repeating: "x", count: 1_000))"}"#,
            #"{"flight_number":3,"mission_name":"\#(long)"}"#,
        ])
        #expect(list.entries.map(\.card.name.formatted) == ["\u{1B}]0;owned\u{7}🚀\n", "مهمة", long])
        #expect(list.entries.map { $0.card.note?.count } == [4_008, 1_000, nil])
    }

    @Test(arguments: [0, 1, 134, 10_000])
    func `a list of any length comes whole`(count: Int) async throws {
        let list = try await fixture.list((0..<count).map { #"{"flight_number":\#($0 + 1),"mission_name":"M"}"# })
        #expect(list.entries.map(\.remoteID) == (0..<count).map { "\($0 + 1)/M" })
        #expect(list.isWhole)
    }

    private func attribute(_ name: String, of json: String) async throws -> String? {
        try await fixture.list([json]).entries.first?.card.attributes.first { $0.name == name }?.value
    }
}
