import TerminalUI
import Testing

@MainActor
struct FrameSchedulerTests {
    @Test func `many changes in one turn are one frame`() async throws {
        var paints = 0
        let scheduler = FrameScheduler { paints += 1 }
        for _ in 0..<100 { scheduler.setNeedsFrame() }
        while paints == 0 { try await Task.sleep(for: .milliseconds(1)) }
        await Task.yield()
        #expect(paints == 1)
        scheduler.setNeedsFrame()
        while paints == 1 { try await Task.sleep(for: .milliseconds(1)) }
        #expect(paints == 2)
    }
}
