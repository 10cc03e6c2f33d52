internal import Directories

/// One element of the list. Id and login are required.
struct OrganizationDTO {
    let id: String
    let login: String
    let description: String?
    let avatar: String?
    let resource: String?

    init(_ reader: inout EntryReader) throws(EntryReader.FormatError) {
        id = try reader.requireIdentifier("id")
        login = try reader.requireText("login")
        description = reader.text("description")
        avatar = reader.text("avatar_url")
        resource = reader.text("url")
    }
}
