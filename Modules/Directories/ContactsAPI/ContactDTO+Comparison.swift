internal import Models

extension ContactDTO {
    /// Whether the names are the content's. White space around them is not compared, since servers may trim it.
    func hasNames(of content: ContactContent) -> Bool {
        firstName?.nonBlank == ContactBody.text(of: .given, in: content.card).nonBlank
            && lastName?.nonBlank == ContactBody.text(of: .family, in: content.card).nonBlank
    }

    /// Whether a whole contact says what the content says, apart from the favorite, which anybody may have changed
    /// since.
    func says(_ content: ContactContent) -> Bool {
        hasNames(of: content) && email?.nonBlank == ContactBody.text(of: .email, in: content.card).nonBlank
            && phoneNumber?.nonBlank == ContactBody.text(of: .phone, in: content.card).nonBlank
    }
}
