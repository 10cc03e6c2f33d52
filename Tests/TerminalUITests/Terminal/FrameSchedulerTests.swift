import TerminalUI
import Testing

@MainActor
struct FrameSchedulerTests {
    @Test func `many changes in one turn are one frame`() async {
        var paints = 0
        let scheduler = FrameScheduler { paints += 1 }
        for _ in 0..<100 { scheduler.setNeedsFrame() }
        while paints == 0 { await Task.yield() }
        await Task.yield()
        #expect(paints == 1)
        scheduler.setNeedsFrame()
        while paints == 1 { await Task.yield() }
        #expect(paints == 2)
    }
}
