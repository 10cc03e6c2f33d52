/// The seven components of vCard's ADR (RFC 6350 section 6.3.1); an empty text is an absent component.
package struct PostalAddress: Sendable, Hashable {
    package var postOfficeBox: String
    package var extended: String
    package var street: String
    package var locality: String
    package var region: String
    package var postalCode: String
    package var country: String

    package init(
        postOfficeBox: String = "", extended: String = "", street: String = "", locality: String = "",
        region: String = "", postalCode: String = "", country: String = ""
    ) {
        self.postOfficeBox = postOfficeBox
        self.extended = extended
        self.street = street
        self.locality = locality
        self.region = region
        self.postalCode = postalCode
        self.country = country
    }

    /// The components in vCard's order.
    package var components: [String] {
        [postOfficeBox, extended, street, locality, region, postalCode, country]
    }

    /// The address on one line: street first, components joined by ", ", absent ones left out.
    package var displayText: String {
        [
            street, extended, postOfficeBox, [postalCode, locality].filter { !$0.isEmpty }.joined(separator: " "),
            region, country,
        ]
        .map(\.trimmed).filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
