package import Directories
internal import Models
package import Networking

extension ContactsAPIDirectory {
    /// The kind's registration.
    package static func kind(client: any HTTPClient) -> DirectoryKind {
        DirectoryKind(
            name: "contacts-api", summary: "Contacts of a Contacts API server, editable",
            capabilities: capabilities
        ) { (binding) throws(DirectoryError) in
            try ContactsAPIDirectory(client: client.bound(to: binding), url: binding.url)
        }
    }

    /// A photo can be sent but not removed: the API has no request for that. It has no photo limit either, so the
    /// general one applies.
    private static let capabilities = Capabilities(
        operations: [.create, .update, .delete, .favorite, .photo],
        fields: [.given, .family, .email, .phone, .favorite, .photo],
        limits: [
            .given: FieldLimits(minimumLength: 2), .family: FieldLimits(minimumLength: 2),
            .email: FieldLimits(maximumCount: 1, holdsLabels: false),
            .phone: FieldLimits(maximumCount: 1, holdsLabels: false),
        ])
}
