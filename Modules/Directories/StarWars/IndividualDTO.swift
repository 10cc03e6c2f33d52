internal import Directories
internal import Models

/// One element of `individuals`.
struct IndividualDTO {
    let id: String
    let firstName: String?
    let lastName: String?
    let birthdate: PartialDate?
    let profilePicture: String?
    let isForceSensitive: Bool?
    let affiliation: String?

    init(_ reader: inout EntryReader) throws(EntryReader.FormatError) {
        id = try reader.requireIdentifier("id")
        firstName = reader.text("firstName")
        lastName = reader.text("lastName")
        birthdate = reader.value("birthdate", expected: "a date") { Self.day($0) }
        profilePicture = reader.text("profilePicture")
        isForceSensitive = reader.bool("forceSensitive")
        affiliation = reader.text("affiliation")
    }

    /// A calendar day without a time zone, as written, in any of the three formats.
    private static func day(_ text: String) -> PartialDate? {
        let isWholeDay = text.utf8.count == 10
        guard isWholeDay || (Timestamp(text) != nil && text.utf8.count > 10) else { return nil }
        return PartialDate(String(text.prefix(10)))
    }
}
