/// Data of a contact in the shape of vCard 4.0 (RFC 6350), without its storage.
///
/// Texts are kept as they were given: folding, trimming and the removal of control characters belong to those who
/// compare or show them.
package struct ContactCard: Sendable, Hashable {
    /// RFC 6350 section 6.1.4.
    package var kind: ContactKind
    package var name: ContactName
    /// RFC 6350 section 6.6.4.
    package var organization: Organization?
    /// The position held, RFC 6350 section 6.6.1.
    package var title: String?
    package var emails: [Labeled<String>]
    /// Numbers as they were written, not normalized.
    package var phones: [Labeled<String>]
    package var addresses: [Labeled<PostalAddress>]
    package var urls: [Labeled<String>]
    package var birthday: PartialDate?
    package var note: String?
    package var photo: Photo?
    package var categories: [String]
    /// Fields of one directory that vCard lacks, in the directory's order.
    package var attributes: [ContactAttribute]

    package init(
        kind: ContactKind = .individual, name: ContactName = ContactName(), organization: Organization? = nil,
        title: String? = nil, emails: [Labeled<String>] = [], phones: [Labeled<String>] = [],
        addresses: [Labeled<PostalAddress>] = [], urls: [Labeled<String>] = [], birthday: PartialDate? = nil,
        note: String? = nil, photo: Photo? = nil, categories: [String] = [], attributes: [ContactAttribute] = []
    ) {
        self.kind = kind
        self.name = name
        self.organization = organization
        self.title = title
        self.emails = emails
        self.phones = phones
        self.addresses = addresses
        self.urls = urls
        self.birthday = birthday
        self.note = note
        self.photo = photo
        self.categories = categories
        self.attributes = attributes
    }

    /// The name to show: the formatted name, else the composed one, else the first of nickname, organization, e-mail
    /// and phone that is not blank. Empty when the card says nothing.
    package var displayName: String {
        if let formatted = name.formatted?.trimmed, !formatted.isEmpty { return formatted }
        let composed = name.composed
        if !composed.isEmpty { return composed }
        let rest = [name.nicknames.first, organization?.name, emails.preferred?.value, phones.preferred?.value]
        return rest.lazy.compactMap { $0?.trimmed }.first { !$0.isEmpty } ?? ""
    }

    /// One line that tells contacts of the same name apart: title and organization; else what a thing is about; else the
    /// last attribute that says more than yes, no or unknown (an affiliation); else note, e-mail or phone. Nil when
    /// there is nothing to say.
    package var subtitle: String? {
        if title != nil || organization != nil {
            let place = [title, organization?.displayText].compactMap { $0?.nonBlank }
            if !place.isEmpty { return place.joined(separator: ", ") }
        }
        if kind == .thing, let about = note?.nonBlank { return about }
        let attribute = attributes.last { !["YES", "NO", "UNKNOWN"].contains($0.value) }?.value
        return attribute?.nonBlank ?? note?.nonBlank ?? emails.preferred?.value.nonBlank
            ?? phones.preferred?.value.nonBlank
    }
}
