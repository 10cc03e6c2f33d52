package import DetailFeature
internal import Interaction
package import Models
package import Opening

extension ContactActions {
    /// Writes to a contact, calls it, or opens its page; of several addresses the user chooses one.
    package func reach(_ id: ContactID, by purpose: OpeningPurpose) {
        attempt {
            guard let contact = try contact(id) else { return }
            let values = purpose.values(of: contact.card)
            guard values.count > 1 else {
                guard let value = values.first else {
                    let name = contact.card.displayName.nonBlank ?? "This contact"
                    return dialogs.tell(Status(.note, "\(name) has no \(purpose.noun). Press e to add one."))
                }
                return try open(value.value, by: purpose)
            }
            let rows = values.map { Chooser.Row($0.value, note: $0.label ?? "") }
            dialogs.choose(
                Chooser(purpose.question, rows) { [weak self] place in
                    self?.attempt { try self?.open(values[place].value, by: purpose) }
                })
        }
    }

    /// Does what a field is for.
    package func act(on field: DetailField) {
        guard let purpose = field.kind.purpose else { return }
        attempt { try open(field.text, by: purpose) }
    }

    private func open(_ value: String, by purpose: OpeningPurpose) throws {
        let link = try purpose.link(to: value)
        do {
            try opener.open(OpeningRequest(purpose: purpose, link: link))
            dialogs.tell(Status(.note, "Opened \(link.text)"))
        } catch let error as UnopenedLink.Shown {
            guard let clipboard else { throw error }
            clipboard.copy(error.link)
            dialogs.tell(
                Status(
                    .note,
                    "Copied \(error.link). To open it, set a program: \(error.command)"
                )
            )
        }
    }
}

extension DetailField.Kind {
    /// Purpose of opening a field of the kind; nil for a field that can't be opened.
    package var purpose: OpeningPurpose? {
        switch self {
        case .email: .email
        case .phone: .call
        case .url: .url
        case .text: nil
        }
    }
}

extension OpeningPurpose {
    /// Values of a contact for the purpose, the preferred one first.
    fileprivate func values(of card: ContactCard) -> [Labeled<String>] {
        let all: [Labeled<String>] =
            switch self {
            case .email: card.emails
            case .call, .message: card.phones
            case .url: card.urls
            }
        let values = all.filter { $0.value.nonBlank != nil }
        guard let preferred = values.preferred else { return values }
        return [preferred] + values.filter { $0 != preferred }
    }

    fileprivate func link(to value: String) throws -> Link {
        switch self {
        case .email: try Link.mail(to: value)
        case .call: try Link.call(value)
        case .message: try Link.message(value)
        case .url: try Link.web(value)
        }
    }

    fileprivate var noun: String {
        switch self {
        case .email: "e-mail address"
        case .call, .message: "phone number"
        case .url: "web page"
        }
    }

    fileprivate var question: String {
        switch self {
        case .email: "Compose to which address?"
        case .call: "Call which number?"
        case .message: "Send a message to which number?"
        case .url: "Open which page?"
        }
    }
}
