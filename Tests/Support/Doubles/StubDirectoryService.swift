// Doubles: what stands in for the ports in tests. `Stub…` answers with what it is told, `Spy…` remembers, `Faulty…`
// fails on command, `Unimplemented…` fails the test that touches it. They own what they were told and asked; they know
// no test.

package import Directories
internal import Models
internal import Synchronization

/// A directory that answers with what it is told, and remembers with which state it was asked.
package final class StubDirectoryService: DirectoryService {
    /// Makes the answer to a fetch after a state; may report progress.
    package typealias Answer =
        @Sendable (
            _ state: String?, _ progress: @Sendable (FetchProgress) -> Void
        ) async throws(DirectoryError) -> DirectoryFetch

    private let answer: Mutex<Answer>
    private let asked = Mutex<[String?]>([])

    package init(_ answer: @escaping Answer) {
        self.answer = Mutex(answer)
    }

    /// Answers each fetch with everything it holds: these entries.
    package convenience init(_ entries: [DirectoryEntry], state: String? = nil) {
        self.init { (_, _) throws(DirectoryError) in
            DirectoryFetch(.everything(EntryList(entries: entries)), state: state)
        }
    }

    /// Answers in another way from now on.
    package func answer(_ answer: @escaping Answer) {
        self.answer.withLock { $0 = answer }
    }

    /// Answers with these entries from now on.
    package func answer(
        with entries: [DirectoryEntry], skipped: [EntryIssue] = [], omitted: [EntryIssue] = [], state: String? = nil
    ) {
        answer { (_, _) throws(DirectoryError) in
            DirectoryFetch(.everything(EntryList(entries: entries, skipped: skipped, omitted: omitted)), state: state)
        }
    }

    /// The state that came with each fetch, in order.
    package var states: [String?] { asked.withLock { $0 } }

    package func fetch(
        after state: String?, progress: @escaping @Sendable (FetchProgress) -> Void
    ) async throws(DirectoryError) -> DirectoryFetch {
        asked.withLock { $0.append(state) }
        return try await answer.withLock { $0 }(state, progress)
    }

    /// A kind whose books are all served by this service. It has one option, `page`.
    package func kind(named name: String = "stub", defaultURL: String? = nil) -> DirectoryKind {
        DirectoryKind(
            name: name, summary: "Answers as told", defaultURL: defaultURL,
            options: [DirectoryOption(name: "page", summary: "Entries a page, 1 to 100")],
            capabilities: .readOnly([.name])
        ) { (binding) throws(DirectoryError) in
            _ = try DirectoryURL.base(binding.url)
            return self
        }
    }
}
