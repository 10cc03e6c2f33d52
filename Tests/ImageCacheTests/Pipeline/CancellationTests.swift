import ImageCache
import LoopbackServer
import Pixels
import Testing

/// A transfer goes on as long as somebody wants it, and no longer.
@Suite(.timeLimit(.minutes(5)))
struct CancellationTests {
    private let fixture: PictureFixture

    init() throws { fixture = try PictureFixture(options: ImagePipelineOptions(transfers: 1)) }

    private func ask(_ path: String, _ target: ImageTarget = .fill(side: 4)) -> Task<ImageError?, Never> {
        let request = fixture.request(path, target)
        return Task { [fixture] in await fixture.error(request) }
    }

    @Test func `the last asker who leaves ends the transfer, and the server sees it`() async {
        fixture.server.route("GET", "/picture") { _ in .silent }
        let askers = [ask("/picture"), ask("/picture"), ask("/picture", .fill(side: 8))]
        #expect(await eventually { fixture.server.requests.count == 1 && fixture.files.metrics().misses > 0 })
        for asker in askers { asker.cancel() }
        for asker in askers { #expect(await asker.value == .canceled) }
        #expect(await eventually { fixture.server.openConnections == 0 })
        #expect(fixture.pipeline.transfersUnderWay == 0)
    }

    @Test func `a transfer stays while one asker does`() async throws {
        let gate = try LoopbackGate()
        fixture.server.route("GET", "/picture") { _ in .picture(red: 5).held(by: gate) }
        let staying = ask("/picture")
        #expect(await eventually { fixture.server.requests.count == 1 })
        let leaving = ask("/picture", .fill(side: 8))
        #expect(await eventually { fixture.memory.metrics.misses == 2 })
        leaving.cancel()
        #expect(await leaving.value == .canceled)
        gate.open()
        #expect(await staying.value == nil)
        #expect(fixture.server.requests.count == 1)
    }

    @Test func `who waits for a turn and leaves never reaches the server`() async throws {
        let gate = try LoopbackGate()
        fixture.server.route("GET", "/*") { _ in .picture(red: 5).held(by: gate) }
        let first = ask("/first")
        #expect(await eventually { fixture.server.requests.count == 1 })
        let second = ask("/second")
        #expect(await eventually { fixture.pipeline.transfersUnderWay == 2 })
        second.cancel()
        #expect(await second.value == .canceled)
        gate.open()
        #expect(await first.value == nil)
        #expect(await ask("/third").value == nil)
        #expect(fixture.server.requests.map(\.path) == ["/first", "/third"])
    }

    @Test func `who comes after the last one left begins anew, and failures are not remembered`() async throws {
        fixture.server.route("GET", "/picture", inTurn: [.silent, .picture(red: 5)])
        let first = ask("/picture")
        #expect(await eventually { fixture.server.requests.count == 1 })
        first.cancel()
        #expect(await first.value == .canceled)
        #expect(try await fixture.image("/picture").red == 5)
    }

    @Test func `a task that is canceled before it asks gets nothing`() async {
        fixture.serve("/picture", red: 5)
        let request = fixture.request("/picture")
        let task = Task { [fixture] in
            while !Task.isCancelled { try? await Task.sleep(for: .seconds(60)) }
            return await fixture.error(request)
        }
        task.cancel()
        #expect(await task.value == .canceled)
        #expect(fixture.server.requests.isEmpty)
    }
}
