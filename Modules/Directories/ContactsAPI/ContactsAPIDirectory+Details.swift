package import Directories
internal import FoundationEssentials
internal import Models
internal import Networking

extension ContactsAPIDirectory {
    package func readDetails(
        of remoteIDs: [String], each: @escaping @Sendable (DetailAnswer) async throws -> Void
    ) async throws {
        try await readContacts(remoteIDs) { id, result in
            switch result {
            case .success(let answer): try await each(.entry(answer.entry))
            case .failure(let error):
                let url = DirectoryURL.shown(try endpoints.contact(id).absoluteString)
                try await each(.failure(DetailFailure(remoteID: id, url: url, error: error)))
            }
        }
    }

    package func entry(_ remoteID: String) async throws(DirectoryError) -> DirectoryEntry? {
        do throws(DirectoryError) { return try await contact(remoteID).entry } catch .gone { return nil }
    }

    /// Fetches whole contacts, at most ``detailsAtOnce`` concurrently, and passes each on as it arrives.
    func readContacts(
        _ ids: [String], each: (String, Result<ContactAnswer, DirectoryError>) async throws -> Void
    ) async throws {
        try await withThrowingTaskGroup(of: RequestedContact.self) { group in
            var waiting = ids[...]
            func askForNext() {
                guard let id = waiting.popFirst() else { return }
                group.addTask {
                    do throws(DirectoryError) {
                        return RequestedContact(id: id, result: .success(try await contact(id)))
                    } catch {
                        return RequestedContact(id: id, result: .failure(error))
                    }
                }
            }
            for _ in 0..<Self.detailsAtOnce { askForNext() }
            var errors = DetailErrors(limit: Self.detailsAtOnce)
            while let contact = try await group.next() {
                try errors.note(contact.result)
                try await each(contact.id, contact.result)
                askForNext()
            }
        }
    }

    /// - Throws: ``DirectoryError/gone(host:)`` if the contact does not exist, among others.
    private func contact(_ id: String) async throws(DirectoryError) -> ContactAnswer {
        let request = HTTPRequest(.get, try endpoints.contact(id), headers: Self.headers)
        return try ContactAnswer(try await response(to: request), of: id)
    }

    func response(to request: HTTPRequest) async throws(DirectoryError) -> HTTPResponse {
        do throws(HTTPError) { return try await client.send(request) } catch { throw .http(error) }
    }
}

/// The answer to one of several requests.
private struct RequestedContact: Sendable {
    let id: String
    let result: Result<ContactAnswer, DirectoryError>
}

/// Decides which errors end the fetching of details: an error of a single contact must not affect the others, and a
/// failing server must not receive thousands of requests.
private struct DetailErrors {
    /// This many consecutive errors are attributed to the server.
    let limit: Int
    private var inARow = 0

    init(limit: Int) {
        self.limit = limit
    }

    /// - Throws: An error that ends the fetching.
    mutating func note(_ result: Result<ContactAnswer, DirectoryError>) throws(DirectoryError) {
        switch result {
        // That a contact is gone is an answer.
        case .success, .failure(.gone): inARow = 0
        case .failure(let error):
            inARow += 1
            if !error.concernsOneEntry || inARow >= limit { throw error }
        }
    }
}
