import Opening
import Testing

@MainActor
struct SuitableOpenerTests {
    private final class SpyOpener: Opener {
        private(set) var opened: [OpeningRequest] = []

        func open(_ request: OpeningRequest) throws { opened.append(request) }
    }

    private let command = SpyOpener()
    private let desktop = SpyOpener()
    private let showing = SpyOpener()

    private func opener(hasDisplay: Bool) -> SuitableOpener {
        SuitableOpener(
            configured: [.email], hasDisplay: hasDisplay, command: command, desktop: desktop, showing: showing)
    }

    @Test func `the person's own command comes first, then the desktop, then showing`() throws {
        let mail = OpeningRequest(purpose: .email, link: try Link.mail(to: "a@x"))
        let call = OpeningRequest(purpose: .call, link: try Link.call("5"))
        for hasDisplay in [true, false] {
            for request in [mail, call] { try opener(hasDisplay: hasDisplay).open(request) }
        }
        #expect(command.opened == [mail, mail])
        #expect(desktop.opened == [call])
        #expect(showing.opened == [call])
    }
}
