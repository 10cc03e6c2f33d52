internal import Directories
internal import Models

/// One element of the list, or a whole contact. The list's elements have no e-mail, phone or timestamps.
struct ContactDTO {
    let id: String
    let firstName: String?
    let lastName: String?
    let email: String?
    let phoneNumber: String?
    let profilePicture: String?
    /// False if the list's element does not contain it.
    let isFavorite: Bool

    init(_ reader: inout EntryReader) throws(EntryReader.FormatError) {
        id = try reader.requireIdentifier("id")
        firstName = reader.text("first_name")
        lastName = reader.text("last_name")
        email = reader.text("email")
        phoneNumber = reader.text("phone_number")
        profilePicture = reader.text("profile_pic")
        isFavorite = reader.bool("favorite") ?? false
    }
}
