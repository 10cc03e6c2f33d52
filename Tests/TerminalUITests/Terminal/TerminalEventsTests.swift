import TerminalUI
import Testing

struct TerminalEventsTests {
    @Test func `events come in order, then the end`() async {
        let events = TerminalEvents()
        for character in "kith" { events.yield(.input(.key(.character(character)))) }
        events.finish()
        var typed = ""
        for await case .input(.key(let key)) in events { typed += key.text ?? "" }
        #expect(typed == "kith")
    }

    @Test func `a waiting reader gets what comes from elsewhere`() async {
        let events = TerminalEvents()
        let reader = Task { @MainActor in
            var count = 0
            for await _ in events { count += 1 }
            return count
        }
        for index in 0..<1_000 {
            events.yield(.input(.focus(index.isMultiple(of: 2))))
            if index.isMultiple(of: 50) { await Task.yield() }
        }
        events.finish()
        #expect(await reader.value == 1_000)
    }

    @Test func `a canceled reader stops waiting`() async {
        let events = TerminalEvents()
        let reader = Task { for await _ in events {} }
        await Task.yield()
        reader.cancel()
        await reader.value
    }
}
