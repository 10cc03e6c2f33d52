import Doubles
import Models
import Persistence
import Processes
import ScreenFixtures
import SeededNumbers
import TUI
import TerminalUI
import Testing

/// Keys that nobody would press, over all screens. Nothing crashes, and nothing that was typed is lost without a word.
@MainActor
struct RandomKeysTests {
    private static let keys = RandomTests.steps(5_000)
    private static let sizes = [(60, 14), (60, 14), (110, 20), (20, 5), (16, 3)].map { Size(columns: $0.0, rows: $0.1) }

    @Test func `random keys over all screens`() async throws {
        let folder = try TemporaryFolder()
        var keys = RandomKeys(seed: RandomTests.seed(5))
        var fixture = try await open(folder)
        var size = Self.sizes[0]
        var seen = Look(fixture, size)
        var wasAsked = false
        var titles: Set<String> = []
        for number in 0..<Self.keys {
            let input = keys.next()
            let contacts = seen.isUnsaved && !input.isText ? try self.contacts(fixture) : []
            _ = fixture.presenter.handle(input)
            // Screens read and redraw between keys, but not after each.
            if number % 16 == 0 { await Task.yield() }
            if number % 500 == 0 { size = Self.sizes[keys.below(Self.sizes.count)] }
            if fixture.presenter.isFinished {
                #expect(!seen.isUnsaved || wasAsked, "\(number): \(input) leaves:\n\(seen.text)")
                fixture = try await open(folder)
            } else if number % 16 != 0, !seen.isForm || (!wasAsked && input.isText) {
                // Most of the time goes into frames, and text leads out of no form.
                continue
            }
            let look = Look(fixture, size)
            if look.asks { wasAsked = true }
            // What lies over a form hides what it is.
            if look.isCovered { continue }
            let before = seen
            seen = look
            titles.insert(seen.title)
            if before.isUnsaved, !wasAsked, !seen.isForm, before.size == seen.size {
                #expect(seen.saysSaved, "\(number): \(input) leads from\n\(before.text)\nto\n\(seen.text)")
                #expect(try self.contacts(fixture) != contacts, "\(number): \(input) saves nothing:\n\(before.text)")
            }
            if !look.asks { wasAsked = false }
        }
        // Else the keys would have gone nowhere.
        for title in ["contacts", "new contact", "edit: ", "Leia Organa"] {
            #expect(titles.contains { $0.hasPrefix(title) }, "\(titles.sorted())")
        }
    }

    private func open(_ folder: TemporaryFolder) async throws -> ScreenFixture {
        try await ScreenFixture.open(Contact.crew + Contact.hostile.dropFirst(3), files: folder.path)
    }

    private func contacts(_ fixture: ScreenFixture) throws -> [Contact] {
        try fixture.store.read { reader in
            var contacts: [Contact] = []
            try reader.forEachContact(ContactQuery()) {
                contacts.append($0)
                return true
            }
            return contacts
        }
    }

    /// What the screen tells of a form.
    private struct Look {
        let text: String
        let size: Size
        let title: String

        @MainActor
        init(_ fixture: ScreenFixture, _ size: Size) {
            self.size = size
            let lines = fixture.frame(columns: size.columns, rows: size.rows).lines
            text = lines.joined(separator: "\n")
            title = lines.first?.split(separator: "Kith ─ ").last.map(String.init) ?? ""
        }

        var isForm: Bool { title.hasPrefix("edit: ") || title.hasPrefix("new contact") }
        var isUnsaved: Bool { isForm && text.contains("not saved") }
        var isCovered: Bool { text.contains("Keys: ") || text.contains("Command palette: ") }
        var asks: Bool { text.contains(" without saving") }
        var saysSaved: Bool { text.contains("Saved ") }
    }
}

extension TerminalInput {
    fileprivate var isText: Bool {
        switch self {
        case .key(let key): key.text != nil
        case .paste: true
        default: false
        }
    }
}
