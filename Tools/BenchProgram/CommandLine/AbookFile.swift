/// An address book as abook 0.6 keeps it: one section for each person, addresses of one field with commas between.
enum AbookFile {
    static func text(of book: SeededBook) -> String {
        var text = "[format]\nprogram=abook\nversion=0.6.1\n"
        for person in book {
            text += "\n[\(person.number)]\nname=\(person.given) \(person.family)\n"
            text += "email=\(person.emails.joined(separator: ","))\n"
            for (field, phone) in zip(["mobile", "workphone"], person.phones) { text += "\(field)=\(phone)\n" }
        }
        return text
    }
}
