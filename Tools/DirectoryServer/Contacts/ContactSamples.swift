internal import Models

/// Contacts that are the same at every start: with and without e-mail, phone and photo, some of the same name, some
/// names that are hard to show, and holes between the identifiers.
enum ContactSamples {
    static func contacts(_ count: Int) -> [ContactRecord] {
        var numbers = StableNumbers(0xC0_7AC7)
        var id = 0
        return (0..<count).map { index in
            id += Int.random(in: 1...3, using: &numbers)
            let created = firstCreation.milliseconds + Int64(index) * 3_661_000
            var record = ContactRecord(id: id, created: Timestamp(milliseconds: created))
            fill(&record, using: &numbers)
            return record
        }
    }

    private static func fill(_ record: inout ContactRecord, using numbers: inout StableNumbers) {
        let given = givenNames.randomElement(using: &numbers) ?? ""
        let family = familyNames.randomElement(using: &numbers) ?? ""
        record.firstName = given
        record.lastName = family
        if Int.random(in: 0..<5, using: &numbers) > 0 {
            let local = [given, family].map(asciiLetters).filter { !$0.isEmpty }.joined(separator: ".")
            record.email = "\(local.isEmpty ? "contact" : local).\(record.id)@example.org"
        }
        if Int.random(in: 0..<4, using: &numbers) > 0 {
            let line = Int.random(in: 0..<100, using: &numbers)
            record.phoneNumber = "+1 555 01\(line < 10 ? "0" : "")\(line)"
        }
        record.isFavorite = Int.random(in: 0..<7, using: &numbers) == 0
        // Many share a file's name, and some have no extension.
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: record.picture = "/images/contacts/\(record.id)/photo.png?\(record.created.milliseconds / 1000)"
        case 1: record.picture = "/images/contacts/\(record.id)?v=\(record.id)"
        default: break
        }
    }

    private static func asciiLetters(_ name: String) -> String {
        String(name.lowercased().filter { ("a"..."z").contains($0) })
    }

    /// 2024-03-01T08:00:00Z.
    private static let firstCreation = Timestamp(milliseconds: 1_709_280_000_000)

    private static let givenNames = [
        "Ada", "Alan", "Amara", "Barbara", "Björn", "Chidi", "Dennis", "Edsger", "Fatima", "Grace", "Hedy", "Ines",
        "José", "Katherine", "Li", "Linus", "Margaret", "Niklaus", "Noor", "Olga", "Priya", "Radia", "Søren", "Tim",
        "Yuki", "Zoë", "ليلى", "明", " Anna ",
    ]

    private static let familyNames = [
        "Allen", "Backus", "Çelik", "Dijkstra", "Eriksen", "Fernández", "García", "Hopper", "Ibrahim", "Johnson",
        "Kowalski", "Lamarr", "Lovelace", "Müller", "Nguyễn", "O'Brien", "Perlman", "Ritchie", "Sato", "Thompson",
        "Turing", "van Rossum", "Wirth", "Yilmaz", "حداد", "王小", "de la Cruz 🌊",
    ]
}
