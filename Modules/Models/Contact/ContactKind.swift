/// Kind of a contact: vCard's KIND (RFC 6350 section 6.1.4), open to values that this version does not know.
package struct ContactKind: Sendable, Hashable {
    /// Lower case, as vCard writes it.
    package let text: String

    /// Any text is a kind; it is taken in lower case, and a blank one is an individual.
    package init(_ text: String) {
        let folded = text.trimmed.lowercased()
        self.text = folded.isEmpty ? "individual" : folded
    }

    package static let individual = ContactKind("individual")
    package static let group = ContactKind("group")
    package static let organization = ContactKind("org")
    package static let location = ContactKind("location")
    /// Something that is none of these, such as a launch: no kind of RFC 6350, so written as an x-name in a card.
    package static let thing = ContactKind("thing")

    /// The kinds that Kith knows, in the order in which fronts offer them.
    package static let known = [individual, organization, group, location, thing]
}
