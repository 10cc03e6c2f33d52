package import Directories
package import Models
package import Networking

extension ContactsAPIDirectory {
    /// The kind as a front registers it.
    package static func kind(client: any HTTPClient, clock: WallClock) -> DirectoryKind {
        DirectoryKind(
            name: "contacts-api", summary: "Contacts of a Contacts API server, which can be changed",
            capabilities: capabilities
        ) { (binding) throws(DirectoryError) in
            try ContactsAPIDirectory(client: client, url: binding.url, clock: clock)
        }
    }

    /// A photo can be read; sending one needs another form than JSON.
    private static let capabilities = Capabilities(
        operations: [.create, .update, .delete, .favorite],
        fields: [.given, .family, .email, .phone, .favorite, .photo],
        limits: [
            .given: FieldLimits(minimumLength: 2), .family: FieldLimits(minimumLength: 2),
            .email: FieldLimits(maximumCount: 1), .phone: FieldLimits(maximumCount: 1),
        ])
}
