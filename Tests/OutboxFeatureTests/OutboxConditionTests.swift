import Models
import OutboxFeature
import Persistence
import Testing

/// Reasons for pending changes, in the words of both fronts.
@MainActor
struct OutboxConditionTests {
    private let now = Timestamp(milliseconds: 1_000_000)

    private func condition(_ state: OutboxEntry.State) throws -> OutboxCondition {
        let fixture = try OutboxFixture()
        let leia = try fixture.hear(of: "Leia Organa")
        try fixture.rename(leia, "Leia Solo")
        try fixture.setState(state, of: leia)
        let outbox = fixture.outbox().state
        return OutboxCondition(of: try #require(outbox.rows.first), in: outbox, now: now)
    }

    @Test func `a refused change says what its directory says, and what to do`() throws {
        let refused = try condition(.refused([RefusalMessage(field: .given, text: "is too short")]))
        #expect(refused.word == "refused" && refused.isBad)
        #expect(
            refused.sentence
                == "Refused. \(ContactField.given.displayName) is too short\nPress e to correct it, d to drop the change."
        )
    }

    @Test func `a change that waits says for how long`() throws {
        let waiting = try condition(.waiting(notBefore: Timestamp(milliseconds: now.milliseconds + 61_000)))
        #expect(waiting.word == "retry in 2 min" && !waiting.isBad)
        #expect(try condition(.waiting(notBefore: nil)).word == "not sent yet")
        #expect(try condition(.sending(since: now)).word == "no response")
    }
}
