package import Directories
internal import Models
package import Networking

extension StarWarsDirectory {
    /// The kind's registration.
    package static func kind(client: any HTTPClient) -> DirectoryKind {
        DirectoryKind(
            name: "star-wars", summary: "Individuals of the Star Wars Contacts app, read-only",
            capabilities: .readOnly([.name, .given, .family, .birthday, .photo, .attribute])
        ) { (binding) throws(DirectoryError) in
            try StarWarsDirectory(client: client.bound(to: binding), url: binding.url)
        }
    }
}
