package import Directories
internal import Models
internal import Networking

extension ContactsAPIDirectory {
    package func readDetails(
        of remoteIDs: [String], each: @escaping @Sendable (DirectoryEntry) async throws -> Void
    ) async throws {
        try await readContacts(remoteIDs) { try await each($0.entry) }
    }

    package func entry(_ remoteID: String) async throws(DirectoryError) -> DirectoryEntry? {
        try await contact(remoteID)?.entry
    }

    /// Fetches whole contacts, at most ``detailsAtOnce`` concurrently, and passes each on as it arrives. Skips contacts
    /// that no longer exist.
    func readContacts(_ ids: [String], each: (ContactAnswer) async throws -> Void) async throws {
        try await withThrowingTaskGroup(of: Result<ContactAnswer?, DirectoryError>.self) { group in
            var waiting = ids[...]
            func askForNext() {
                guard let id = waiting.popFirst() else { return }
                group.addTask {
                    do throws(DirectoryError) { return .success(try await contact(id)) } catch {
                        return .failure(error)
                    }
                }
            }
            for _ in 0..<Self.detailsAtOnce { askForNext() }
            var errors = DetailErrors(limit: Self.detailsAtOnce)
            while let result = try await group.next() {
                switch result {
                case .success(let answer):
                    errors.noteSuccess()
                    if let answer { try await each(answer) }
                case .failure(let error): try errors.note(error)
                }
                askForNext()
            }
            try errors.throwFirst()
        }
    }

    /// Nil if the contact does not exist.
    private func contact(_ id: String) async throws(DirectoryError) -> ContactAnswer? {
        let response = try await response(to: HTTPRequest(.get, try endpoints.contact(id), headers: Self.headers))
        do throws(DirectoryError) {
            return try ContactAnswer(response, of: id)
        } catch .gone {
            return nil
        }
    }

    func response(to request: HTTPRequest) async throws(DirectoryError) -> HTTPResponse {
        do throws(HTTPError) { return try await client.send(request) } catch { throw .http(error) }
    }
}

/// Decides which errors end the fetching of details: an error of a single contact must not affect the others, and a
/// failing server must not receive thousands of requests.
private struct DetailErrors {
    /// This many consecutive errors are attributed to the server.
    let limit: Int
    private var first: DirectoryError?
    private var inARow = 0

    init(limit: Int) {
        self.limit = limit
    }

    mutating func noteSuccess() { inARow = 0 }

    mutating func note(_ error: DirectoryError) throws(DirectoryError) {
        first = first ?? error
        inARow += 1
        if !error.concernsOneEntry || inARow >= limit { throw error }
    }

    func throwFirst() throws(DirectoryError) {
        if let first { throw first }
    }
}
