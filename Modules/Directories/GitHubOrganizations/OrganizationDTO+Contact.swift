internal import Directories
internal import Models

extension OrganizationDTO {
    /// The login is the name, and not the organization too: each list would show it twice.
    ///
    /// - Parameter base: the page's URL, which relative URLs are resolved against.
    func entry(relativeTo base: LinkBase) -> DirectoryEntry {
        var urls: [Labeled<String>] = []
        // The answer has no page for people in it. A login of another form is no part of a path.
        if OrganizationsEndpoint.isLogin(login.trimmed) {
            urls.append(Labeled("https://github.com/\(login.trimmed)", label: "github"))
        }
        if let api = resource.flatMap({ base.link($0) }) {
            urls.append(Labeled(api, label: "api"))
        }
        let photo = avatar.flatMap { base.link($0) }
        let card = ContactCard(
            kind: .organization, name: ContactName(formatted: login), urls: urls, note: description,
            photo: photo.map(Photo.init(url:)))
        return DirectoryEntry(remoteID: id, card: card)
    }
}
