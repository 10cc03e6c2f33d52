internal import Models

extension ContactDTO {
    /// Returns true if the names match the content. Surrounding white space is ignored, since servers may trim it.
    func hasNames(of content: ContactContent) -> Bool {
        firstName?.nonBlank == ContactBody.text(of: .given, in: content.card).nonBlank
            && lastName?.nonBlank == ContactBody.text(of: .family, in: content.card).nonBlank
    }

    /// Returns true if a whole contact matches the content, except the favorite mark, which anyone may have changed
    /// since.
    func says(_ content: ContactContent) -> Bool {
        hasNames(of: content) && email?.nonBlank == ContactBody.text(of: .email, in: content.card).nonBlank
            && phoneNumber?.nonBlank == ContactBody.text(of: .phone, in: content.card).nonBlank
    }
}
