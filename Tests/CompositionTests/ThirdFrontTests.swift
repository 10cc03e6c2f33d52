import DependencyInjection
import FoundationEssentials
import KithSettings
import Testing

/// A new front is a composition root, its rendering, and nothing else.
@MainActor
struct ThirdFrontTests {
    @Test func `a third front lists the demo book, shows a contact, and comes back`() throws {
        let settings = try Settings(
            environment: ["HOME": "/nonexistent", "KITH_USE": "Persistence=memory"], home: nil, isOffline: true,
            isVerbose: false)
        let container = try ThirdCompositionRoot.container(settings)
        let front = try container.resolve(MainActorMaker<Void, ThirdFront>.self)()
        front.start()
        let list = front.text
        let rows = list.split(separator: "\n")
        #expect(rows.count == 8)
        let row = try #require(rows.firstIndex { $0.hasSuffix("Supreme Leader Snoke") })
        front.press(try #require("\(row)".first))
        #expect(front.text.hasPrefix("Supreme Leader Snoke\n"))
        front.press("b")
        #expect(front.text == list)
        front.press("b")
        #expect(front.isFinished)
    }

    @Test func `it takes fewer than a hundred lines`() throws {
        let file = #filePath.replacing("ThirdFrontTests", with: "ThirdFront")
        let text = try String(decoding: Data(contentsOf: URL(filePath: file)), as: UTF8.self)
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count < 100)
    }
}
