internal import FoundationEssentials
package import Models
package import Networking

extension DirectoryOption {
    /// The options of every kind: how a book signs in, and whom it trusts.
    package static let signIn = [
        DirectoryOption(
            name: "token-command", summary: "A shell command that prints the token to sign in with", keepsState: true),
        DirectoryOption(
            name: "password-command",
            summary: "A shell command that prints the password of the user in the URL (https://USER@host)",
            keepsState: true),
        DirectoryOption(
            name: "ca-file", summary: "A PEM file with the certificate authorities to trust", keepsState: true),
    ]
}

extension HTTPClient {
    /// The client as a book's options have it. Secrets are for the book's own server only: a photo, or a page, of another
    /// one gets none.
    package func bound(to binding: DirectoryBinding) -> any HTTPClient {
        let options = binding.options
        let secret =
            options["token-command"].map { HTTPSecret.token(command: $0) }
            ?? options["password-command"].map { HTTPSecret.password(command: $0) }
        let caFile = options["ca-file"]
        guard secret != nil || caFile != nil, let url = URL(string: binding.url.trimmed) else { return self }
        return BookHTTPClient(base: self, origin: HTTPOrigin(url), secret: secret, caFile: caFile)
    }
}

private struct BookHTTPClient: HTTPClient {
    let base: any HTTPClient
    let origin: HTTPOrigin?
    let secret: HTTPSecret?
    let caFile: String?

    func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        guard HTTPOrigin(request.url) == origin else { return try await base.send(request) }
        var request = request
        request.secret = secret
        request.caFile = caFile
        return try await base.send(request)
    }
}

extension DirectoryBinding {
    /// - Throws: ``DirectoryError/badOption(_:value:reason:)`` for options of ``DirectoryOption/signIn`` that can't be used.
    func checkSignIn() throws(DirectoryError) {
        if let command = options["token-command"], options["password-command"] != nil {
            throw .badOption("token-command", value: command, reason: "there is a password-command too")
        }
        if let command = options["password-command"], URL(string: url.trimmed)?.user?.isEmpty ?? true {
            throw .badOption(
                "password-command", value: command, reason: "the URL must name the user: https://USER@host")
        }
        if let path = options["ca-file"], !path.hasPrefix("/") {
            throw .badOption("ca-file", value: path, reason: "it must be an absolute path")
        }
    }
}
