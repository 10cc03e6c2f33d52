/// Input files of khard: a vCard for each person, and a config file that names their folder.
enum KhardFiles {
    static func card(of person: SeededPerson) -> String {
        var lines = [
            "BEGIN:VCARD", "VERSION:3.0", "UID:seeded-\(person.number)", "FN:\(person.given) \(person.family)",
            "N:\(person.family);\(person.given);;;",
        ]
        lines += zip(["home", "work"], person.emails).map { "EMAIL;TYPE=\($0):\($1)" }
        lines += zip(["cell", "work"], person.phones).map { "TEL;TYPE=\($0):\($1)" }
        return (lines + ["END:VCARD", ""]).joined(separator: "\r\n")
    }

    /// The editors are never started, but khard wants some.
    static func config(cards: String) -> String {
        "[addressbooks]\n[[people]]\npath = \(cards)\n[general]\neditor = true\nmerge_editor = true\n"
    }
}
