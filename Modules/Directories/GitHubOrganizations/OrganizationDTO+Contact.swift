internal import Directories
internal import Models

extension OrganizationDTO {
    /// The login is the name but not also the organization, which lists would show twice.
    ///
    /// - Parameter base: The page's URL, the base for relative URLs.
    func entry(relativeTo base: LinkBase) -> DirectoryEntry {
        var urls: [Labeled<String>] = []
        // The response contains no web page URL, so build it from the login. A login of any other form is not safe in a
        // path.
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
