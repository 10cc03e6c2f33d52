package import Models

extension Contact {
    package static func sample(
        _ number: Int, _ name: String, organization: String? = nil, isFavorite: Bool = false,
        _ fill: (inout ContactCard) -> Void = { _ in }
    ) -> Contact {
        var card = ContactCard(name: ContactName(formatted: name))
        card.organization = organization.map { Organization(name: $0) }
        fill(&card)
        return Contact(
            id: ContactID(String("\(1_000_000_000_000 + number)".suffix(12))) ?? ContactIDGenerator.random(),
            book: "demo", remoteID: nil, card: card,
            isFavorite: isFavorite, created: Timestamp(milliseconds: 0), updated: Timestamp(milliseconds: 0))
    }

    package static let crew = [
        sample(1, "Leia Organa", organization: "RESISTANCE", isFavorite: true),
        sample(2, "Luke Skywalker", organization: "JEDI"),
        sample(3, "Han Solo", organization: "RESISTANCE"),
    ]

    /// Names that try to break the columns.
    package static let hostile = [
        sample(1, "山田太郎", organization: "東京"),
        sample(2, "Ren\u{E9}e", organization: "composed"),
        sample(3, "Rene\u{301}e", organization: "decomposed"),
        sample(4, "👩‍👩‍👧 family", organization: "joined"),
        sample(5, "محمد علي", organization: "Arabic"),
        sample(6, "יוסף כהן", organization: "Hebrew"),
        sample(7, "evil \u{1B}[2J\u{1B}]0;x\u{7} name", organization: "escape \u{202E}drow"),
        sample(8, String(repeating: "long ", count: 2_000), organization: "ten thousand"),
    ]
}
