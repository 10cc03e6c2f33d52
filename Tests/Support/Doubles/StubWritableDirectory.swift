package import Directories
package import Models
internal import Synchronization

/// A directory that takes changes, as a real little server does: it gives identifiers, keeps contacts with the moment of
/// their creation, counts versions, and leaves fields out of its list. It fails as it is told, see ``fail(_:)``, and its
/// contacts are changed from elsewhere between two requests.
package final class StubWritableDirectory: WritableDirectory, DetailedDirectory {
    /// Received requests with the content sent.
    package enum Request: Sendable, Hashable {
        case list
        case entry(String)
        case lookup
        case create(ContactContent)
        /// A photo's bytes are ``StubWritableDirectory/pictures``.
        case update(String, Set<ContactField>, ContactContent)
        case delete(String)

        package var isWrite: Bool {
            switch self {
            case .list, .entry, .lookup: false
            case .create, .update, .delete: true
            }
        }
    }

    struct Kept {
        var content: ContactContent
        let created: Timestamp
    }

    struct State {
        var contacts: [String: Kept] = [:]
        var pictures: [String: PhotoData] = [:]
        var keepsFileNames = true
        var lastID = 0
        var version = 0
        var isListWhole = true
        var asked: [Request] = []
        var carriedOut: [Request] = []
        var fault: @Sendable (Request) -> Fault? = { _ in nil }
        var hook: @Sendable (Request, Stage) async -> Void = { _, _ in }
    }

    /// Stage of a request when the hook runs.
    package enum Stage: Sendable {
        case arriving, answered
    }

    package let detailFields: Set<ContactField>
    private let knowsFavorites: Bool
    private let clock: WallClock
    let state = Mutex(State())

    /// - Parameter detailFields: what the list leaves out.
    package init(clock: WallClock, detailFields: Set<ContactField> = [], knowsFavorites: Bool = true) {
        self.clock = clock
        self.detailFields = detailFields
        self.knowsFavorites = knowsFavorites
    }

    /// Runs the closure with each request from now on: before the directory does anything, and when it has done all but
    /// answer.
    package func onRequest(_ hook: @escaping @Sendable (Request, Stage) async -> Void) {
        state.withLock { $0.hook = hook }
    }

    /// Every request, in order, those that failed included.
    package var requests: [Request] { state.withLock { $0.asked } }
    /// The writes that were carried out, in order, whether or not their answers arrived.
    package var writes: [Request] { state.withLock { $0.carriedOut } }

    /// Forgets what it was asked until now.
    package func forgetRequests() {
        state.withLock { state in
            state.asked = []
            state.carriedOut = []
        }
    }

    /// Its kind, with which a book of any URL is served by it.
    package func kind(named name: String = "stub", capabilities: Capabilities = .local) -> DirectoryKind {
        DirectoryKind(name: name, summary: "Keeps what it is told", capabilities: capabilities) {
            (_) throws(DirectoryError) in self
        }
    }

    // MARK: - Requests

    package func fetch(
        after known: String?, progress: @escaping @Sendable (FetchProgress) -> Void
    ) async throws(DirectoryError) -> DirectoryFetch {
        try await serve(.list) { state throws(DirectoryError) in
            let version = "v\(state.version)"
            guard version != known else { return DirectoryFetch(.unchanged, state: version) }
            let entries = state.contacts.sorted { $0.key < $1.key }.map { entry($0.key, $0.value, isOfList: true) }
            return DirectoryFetch(
                .everything(EntryList(entries: entries, isWhole: state.isListWhole)), state: version)
        }
    }

    package func readDetails(
        of remoteIDs: [String], each: @escaping @Sendable (DetailAnswer) async throws -> Void
    ) async throws {
        for id in remoteIDs {
            try await each(try await answer(for: id))
        }
    }

    private func answer(for id: String) async throws(DirectoryError) -> DetailAnswer {
        let error: DirectoryError
        do throws(DirectoryError) {
            if let entry = try await entry(id) { return .entry(entry) }
            error = .gone(host: "stub")
        } catch let other {
            guard other.concernsOneEntry else { throw other }
            error = other
        }
        return .failure(DetailFailure(remoteID: id, url: "http://stub/\(id)", error: error))
    }

    package func entry(_ remoteID: String) async throws(DirectoryError) -> DirectoryEntry? {
        try await serve(.entry(remoteID)) { state throws(DirectoryError) in
            state.contacts[remoteID].map { entry(remoteID, $0) }
        }
    }

    package func entries(
        like content: ContactContent, except known: Set<String>
    ) async throws(DirectoryError) -> [DirectoryEntry] {
        try await serve(.lookup) { state throws(DirectoryError) in
            state.contacts
                .filter {
                    !known.contains($0.key)
                        && $0.value.content.changes(from: content).isSubset(of: [.photo, .favorite])
                }
                .sorted { $0.key < $1.key }.map { entry($0.key, $0.value) }
        }
    }

    package func create(_ content: ContactContent) async throws(DirectoryError) -> DirectoryEntry {
        try await serve(.create(content)) { state throws(DirectoryError) in
            var content = content
            if content.card.photo?.storedName != nil { content.card.photo = nil }
            let id = state.add(content, at: clock.now())
            return entry(id, Kept(content: content, created: clock.now()))
        }
    }

    package func update(
        _ remoteID: String, fields: Set<ContactField>, to content: ContactContent, photo: PhotoData?
    ) async throws(DirectoryError) -> DirectoryEntry {
        try await serve(.update(remoteID, fields, content)) { state throws(DirectoryError) in
            guard var kept = state.contacts[remoteID] else { throw .gone(host: "stub") }
            for field in fields.subtracting([.photo]) { kept.content.take(field, from: content) }
            if fields.contains(.photo), let photo { kept.content.card.photo = state.keep(photo, of: remoteID) }
            state.contacts[remoteID] = kept
            state.version += 1
            return entry(remoteID, kept)
        }
    }

    package func delete(_ remoteID: String) async throws(DirectoryError) {
        try await serve(.delete(remoteID)) { state throws(DirectoryError) in
            if state.contacts.removeValue(forKey: remoteID) != nil { state.version += 1 }
        }
    }

    /// Receives a request, carries it out and answers, or does a part of that.
    private func serve<Answer: Sendable>(
        _ request: Request, _ work: (inout State) throws(DirectoryError) -> Answer
    ) async throws(DirectoryError) -> Answer {
        let (hook, fault) = state.withLock { state in
            state.asked.append(request)
            return (state.hook, state.fault(request))
        }
        await hook(request, .arriving)
        if let fault, !fault.isCarriedOut { throw fault.error }
        let answer: Result<Answer, DirectoryError> = state.withLock { state in
            do throws(DirectoryError) {
                let answer = try work(&state)
                if request.isWrite { state.carriedOut.append(request) }
                return .success(answer)
            } catch {
                return .failure(error)
            }
        }
        await hook(request, .answered)
        if let fault { throw fault.error }
        return try answer.get()
    }

    private func entry(_ id: String, _ kept: Kept, isOfList: Bool = false) -> DirectoryEntry {
        let silent = isOfList ? detailFields : []
        var card = kept.content.card
        for field in silent { card.take(field, from: ContactCard()) }
        return DirectoryEntry(
            remoteID: id, card: card, isFavorite: knowsFavorites ? kept.content.isFavorite : nil, silentFields: silent)
    }
}
