import ImageCache
import LoopbackServer
import Pixels
import Testing

/// A transfer goes on as long as somebody wants it, and no longer.
@Suite(.timeLimit(.minutes(5)))
struct CancellationTests {
    private let house: PictureFixture

    init() throws { house = try PictureFixture(options: ImagePipelineOptions(transfers: 1)) }

    private func ask(_ path: String, _ target: ImageTarget = .fill(side: 4)) -> Task<ImageError?, Never> {
        let request = house.request(path, target)
        return Task { [house] in await house.fault(request) }
    }

    @Test func `the last asker who leaves ends the transfer, and the server sees it`() async {
        house.server.route("GET", "/picture") { _ in .silent }
        let askers = [ask("/picture"), ask("/picture"), ask("/picture", .fill(side: 8))]
        #expect(await eventually { house.server.requests.count == 1 && house.files.metrics().misses > 0 })
        for asker in askers { asker.cancel() }
        for asker in askers { #expect(await asker.value == .canceled) }
        #expect(await eventually { house.server.openConnections == 0 })
        #expect(house.pipeline.transfersUnderWay == 0)
    }

    @Test func `a transfer stays while one asker does`() async throws {
        let gate = try LoopbackGate()
        house.server.route("GET", "/picture") { _ in .picture(red: 5).held(by: gate) }
        let staying = ask("/picture")
        #expect(await eventually { house.server.requests.count == 1 })
        let leaving = ask("/picture", .fill(side: 8))
        #expect(await eventually { house.memory.metrics.misses == 2 })
        leaving.cancel()
        #expect(await leaving.value == .canceled)
        gate.open()
        #expect(await staying.value == nil)
        #expect(house.server.requests.count == 1)
    }

    @Test func `who waits for a turn and leaves never reaches the server`() async throws {
        let gate = try LoopbackGate()
        house.server.route("GET", "/*") { _ in .picture(red: 5).held(by: gate) }
        let first = ask("/first")
        #expect(await eventually { house.server.requests.count == 1 })
        let second = ask("/second")
        #expect(await eventually { house.pipeline.transfersUnderWay == 2 })
        second.cancel()
        #expect(await second.value == .canceled)
        gate.open()
        #expect(await first.value == nil)
        #expect(await ask("/third").value == nil)
        #expect(house.server.requests.map(\.path) == ["/first", "/third"])
    }

    @Test func `who comes after the last one left begins anew, and failures are not remembered`() async throws {
        house.server.route("GET", "/picture", inTurn: [.silent, .picture(red: 5)])
        let first = ask("/picture")
        #expect(await eventually { house.server.requests.count == 1 })
        first.cancel()
        #expect(await first.value == .canceled)
        #expect(try await house.image("/picture").red == 5)
    }

    @Test func `a task that is canceled before it asks gets nothing`() async {
        house.serve("/picture", red: 5)
        let request = house.request("/picture")
        let task = Task { [house] in
            while !Task.isCancelled { try? await Task.sleep(for: .seconds(60)) }
            return await house.fault(request)
        }
        task.cancel()
        #expect(await task.value == .canceled)
        #expect(house.server.requests.isEmpty)
    }
}
