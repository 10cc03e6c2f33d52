/// One line of a contact's detail.
package struct DetailField: Sendable, Hashable {
    /// Action for the value.
    package enum Kind: Sendable, Hashable {
        case text, email, phone, url
    }

    /// The field as people call it: "E-mail".
    package let name: String
    /// Never blank; may hold line breaks.
    package let text: String
    /// vCard's types: "home".
    package let label: String?
    package let kind: Kind

    package init(name: String, text: String, label: String?, kind: Kind) {
        self.name = name
        self.text = text
        self.label = label
        self.kind = kind
    }
}
