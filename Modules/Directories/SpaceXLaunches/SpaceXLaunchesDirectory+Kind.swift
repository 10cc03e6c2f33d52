package import Directories
internal import Models
package import Networking

extension SpaceXLaunchesDirectory {
    /// The kind's registration.
    package static func kind(client: any HTTPClient) -> DirectoryKind {
        DirectoryKind(
            name: "spacex-launches", summary: "Launches of SpaceX (API version 3), read-only",
            defaultURL: "https://api.spacexdata.com",
            options: [
                DirectoryOption(name: "limit", summary: "Limit to N launches, 0 to 1000000 (default: 0, all)")
            ],
            capabilities: .readOnly([.name, .kind, .url, .note, .photo, .attribute])
        ) { (binding) throws(DirectoryError) in
            SpaceXLaunchesDirectory(
                client: client.bound(to: binding),
                endpoint: try LaunchesEndpoint(
                    url: binding.url, limit: try binding.number("limit", in: 0...1_000_000)))
        }
    }
}
