internal import Directories
internal import Models

extension LaunchDTO {
    /// - Parameter base: The list's URL, the base for relative URLs.
    func entry(relativeTo base: LinkBase) -> DirectoryEntry {
        let photo = [links?.smallPatch, links?.patch].lazy.compactMap { $0 }
            .compactMap { base.link($0) }.first
        let card = ContactCard(
            kind: .thing, name: ContactName(formatted: mission ?? "Flight \(flight)"), urls: urls(relativeTo: base),
            note: details, photo: photo.map(Photo.init(url:)), attributes: attributes)
        return DirectoryEntry(remoteID: "\(flight)/\(mission?.trimmed ?? "")", card: card)
    }

    private func urls(relativeTo base: LinkBase) -> [Labeled<String>] {
        [(links?.article, "article"), (links?.video, "video"), (links?.wikipedia, "wikipedia")].compactMap {
            (text, label) in
            text.flatMap { base.link($0) }.map { Labeled($0, label: label) }
        }
    }

    /// The date is last, since lists show the last attribute beside the name.
    private var attributes: [ContactAttribute] {
        [
            ("Flight", flight), ("Success", isSuccess.map(Self.word) ?? "UNKNOWN"),
            ("Upcoming", isUpcoming.map(Self.word)), ("Rocket", rocket), ("Site", site), ("Launch date", date.text),
        ].compactMap { (name, value) in value.map { ContactAttribute(name: name, value: $0) } }
    }

    private static func word(_ flag: Bool) -> String { flag ? "YES" : "NO" }
}
