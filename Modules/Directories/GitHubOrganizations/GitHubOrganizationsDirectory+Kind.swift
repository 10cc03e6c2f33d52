package import Directories
internal import Models
package import Networking

extension GitHubOrganizationsDirectory {
    /// The kind's registration.
    package static func kind(client: any HTTPClient) -> DirectoryKind {
        DirectoryKind(
            name: "github-organizations", summary: "Organizations of GitHub, all or those of one user, read-only",
            defaultURL: "https://api.github.com",
            options: [
                DirectoryOption(
                    name: "user", summary: "Login of the user whose organizations are read (default: all organizations)"
                ),
                DirectoryOption(
                    name: "limit", summary: "Limit to N organizations, 1 to 1000000 (default: 300)",
                    keepsState: true),
            ],
            capabilities: .readOnly([.name, .kind, .url, .note, .photo])
        ) { (binding) throws(DirectoryError) in
            GitHubOrganizationsDirectory(
                client: client.bound(to: binding),
                endpoint: try OrganizationsEndpoint(url: binding.url, user: binding.options["user"]),
                limit: try binding.number("limit", in: 1...1_000_000) ?? 300)
        }
    }
}
