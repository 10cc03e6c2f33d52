import ContactsAPIDirectory
import CurlNetworking
import Directories
import DirectoryServer
import Doubles
import Editing
import Glibc
import Models
import Persistence
import SQLitePersistence
import Sync
import Testing

/// A photo's whole way: from the user through a store on disk and real sockets to a server, and back.
struct PhotoJourneyTests {
    private static let face = PhotoData([0xFF, 0xD8, 0xFF] + Array("face".utf8), format: .jpeg)
    private static let other = PhotoData([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1], format: .png)

    @Test func `a photo that is set is the server's after the next sync`() async throws {
        let journey = try PhotoJourney()
        let id = try await journey.firstContact()
        _ = try journey.editor.setPhoto(of: id, to: Self.face)
        _ = try journey.editor.update(id) { $0.card.emails = [Labeled("new@example.org")] }
        #expect(try await journey.push().waiting == 0)
        try await journey.expectThere(Self.face, of: id)
        #expect(try journey.contact(id)?.card.emails == [Labeled("new@example.org")])
        // Others get it from the server's list, and nothing is sent again.
        let other = try PhotoJourney(server: journey.fixture)
        let theirs = try await other.firstContact()
        #expect(try other.contact(theirs)?.card.photo == journey.contact(id)?.card.photo)
        #expect(try await journey.refresh().changed == 0)
        try await journey.expectThere(Self.face, of: id)
    }

    @Test func `a new contact's photo follows it`() async throws {
        let journey = try PhotoJourney()
        let card = ContactCard(name: ContactName(given: ["Wedge"], family: ["Antilles"]))
        let id = try journey.editor.create(
            ContactContent(card: card, isFavorite: true), in: "friends", photo: Self.other
        ).id
        try await journey.push()
        try await journey.expectThere(Self.other, of: id)
    }

    @Test(arguments: [1, 2, 3])
    func `answers that are lost cost neither the photo nor a conflict`(every: Int) async throws {
        let journey = try PhotoJourney { $0.lostAnswers = every }
        let id = try await journey.firstContact()
        _ = try journey.editor.setPhoto(of: id, to: Self.face)
        for _ in 0..<4 {
            _ = try? await journey.push()
            journey.reopen()
        }
        // With every answer lost, it is not known to be there; but it is, and nothing was mistaken for somebody else's.
        #expect(try journey.store.read { try $0.conflicts(inBook: nil) }.isEmpty)
        if every > 1 { try await journey.expectThere(Self.face, of: id) }
        let there = try await journey.directory().entry(journey.contact(id)?.remoteID ?? "")
        #expect(there?.card.photo?.isCopy(of: Self.face.photo) == true)
    }

    @Test func `a photo that others changed too is a conflict, settled by sending mine`() async throws {
        let journey = try PhotoJourney()
        let id = try await journey.firstContact()
        let others = try PhotoJourney(server: journey.fixture)
        let theirs = try await others.firstContact()
        _ = try journey.editor.setPhoto(of: id, to: Self.face)
        _ = try others.editor.setPhoto(of: theirs, to: Self.other)
        try await others.push()
        #expect(try await journey.push().conflicts == [id])
        #expect(try journey.contact(id)?.card.photo == Self.face.photo)
        _ = try journey.editor.resolve(id, [.photo: .mine], others: nil)
        try await journey.push()
        try await journey.expectThere(Self.face, of: id)
    }

    @Test func `what the server refuses is told at the photo, and stays here`() async throws {
        let journey = try PhotoJourney()
        let id = try await journey.firstContact()
        let odd = PhotoData(Array("<html>".utf8), format: .png)
        _ = try journey.editor.setPhoto(of: id, to: odd)
        let report = try await journey.push()
        #expect(report.refused.first?.messages.map(\.field) == [.photo])
        #expect(try journey.store.read { try $0.photo(named: odd.name) } == odd)
        _ = try journey.editor.undo()
        #expect(try journey.store.read { try $0.outbox(ofBook: nil) }.isEmpty)
    }

    @Test func `ten megabytes go all the way`() async throws {
        let journey = try PhotoJourney()
        let id = try await journey.firstContact()
        let line = Array("\r\n--kith-part-\u{0}".utf8) + Array(repeating: 0xEE, count: 1_000 - 15)
        let noise = Array(repeatElement(line, count: 10_000).joined())
        let large = PhotoData([0xFF, 0xD8, 0xFF] + noise, format: .jpeg)
        _ = try journey.editor.setPhoto(of: id, to: large)
        journey.reopen()
        try await journey.push()
        try await journey.expectThere(large, of: id)
    }

    @Test func `a book of contacts-api keeps the photo that the server has`() async throws {
        let journey = try PhotoJourney()
        let id = try await journey.firstContact()
        _ = try journey.editor.setPhoto(of: id, to: Self.face)
        try await journey.push()
        #expect(throws: EditError.photoStays(book: "friends")) { try journey.editor.removePhoto(of: id) }
    }
}
