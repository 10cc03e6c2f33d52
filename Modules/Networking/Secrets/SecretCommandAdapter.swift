// NetworkingSecrets: secrets that a command of the user's prints, such as a password manager. It owns what the commands
// printed, for a few minutes and in memory only; it must not know directories, books or the config file.

internal import FoundationEssentials
package import Networking

/// Gets the secret that a request asks for, and puts it into its Authorization header.
package struct SecretCommandAdapter: HTTPAdapter {
    private let secrets: PrintedSecrets

    /// - Parameter lifetime: how long a secret is used before its command runs again.
    package init(lifetime: Duration = .seconds(300)) {
        secrets = PrintedSecrets(lifetime: lifetime)
    }

    /// - Throws: ``HTTPError/unauthorized(host:message:)`` where the command fails or prints nothing.
    package func adapt(_ request: HTTPRequest) async throws(HTTPError) -> HTTPRequest {
        guard let secret = request.secret, request.headers["Authorization"] == nil else { return request }
        let credential: HTTPCredential
        do throws(SecretCommandError) {
            switch secret {
            case .token(let command): credential = .bearer(try await secrets.printed(by: command))
            case .password(let command):
                let user = request.url.user(percentEncoded: false) ?? ""
                credential = .basic(user: user, password: try await secrets.printed(by: command))
            }
        } catch {
            let host = HTTPOrigin(request.url)?.description ?? ""
            throw .unauthorized(host: host, message: error.reason)
        }
        var request = request
        request.headers["Authorization"] = credential.headerValue
        return request
    }
}

/// What the commands printed lately. Requests that come at once wait for one run of their command.
private actor PrintedSecrets {
    private struct Secret {
        let run: Task<Result<String, SecretCommandError>, Never>
        let since: ContinuousClock.Instant
    }

    private let lifetime: Duration
    private var secrets: [String: Secret] = [:]

    init(lifetime: Duration) {
        self.lifetime = lifetime
    }

    func printed(by command: String) async throws(SecretCommandError) -> String {
        if let known = secrets[command], ContinuousClock.now - known.since < lifetime,
            case .success(let text) = await known.run.value
        {
            return text
        }
        let run = Task { await SecretCommand.run(command) }
        secrets[command] = Secret(run: run, since: .now)
        return try await run.value.get()
    }
}
