package import Models

/// Validation of a draft before it is sent: what the book's directory cannot hold or is
/// known to refuse, and what is no e-mail address, number or date. It is no stricter than the standards, since a
/// directory may take what looks odd.
package struct DraftCheck: Sendable {
    private let capabilities: Capabilities

    package init(_ capabilities: Capabilities) {
        self.capabilities = capabilities
    }

    /// All messages about these fields, in the order of a form. Each is the end of a sentence that begins with the
    /// field's name.
    ///
    /// - Parameter old: what was there before; a label that a value had may stay, though the directory holds none, and so
    ///   may the control characters of a directory.
    package func messages(
        on draft: ContactDraft, _ fields: Set<ContactField>, changedFrom old: ContactDraft = ContactDraft()
    ) -> [RefusalMessage] {
        ContactField.allCases.filter(fields.contains).flatMap { field in
            var errors = errors(of: field, in: draft)
            if errors.isEmpty, hasNewControl(field, in: draft, old) { errors.append("has a control character") }
            if capabilities.fields.contains(field), hasLostLabel(field, in: draft, old) {
                errors.append("can't have labels in this book")
            }
            return errors.map { RefusalMessage(field: field, text: $0) }
        }
    }

    /// All messages about a draft of a contact that is to be created.
    package func messages(onNew draft: ContactDraft) -> [RefusalMessage] {
        let fields = draft.changes(from: ContactDraft()).union(capabilities.limits.keys)
        return Self.nothingSaid(in: draft) + messages(on: draft, fields)
    }

    /// All messages about a draft of a contact that is there already: about the fields that differ from what it was.
    package func messages(on draft: ContactDraft, changedFrom old: ContactDraft) -> [RefusalMessage] {
        // What a directory sends without a name may stay as it is.
        let nothing = Self.nothingSaid(in: old).isEmpty ? Self.nothingSaid(in: draft) : []
        return nothing + messages(on: draft, draft.changes(from: old), changedFrom: old)
    }

    private static func nothingSaid(in draft: ContactDraft) -> [RefusalMessage] {
        let saysNothing = ContactField.typed.allSatisfy { field in
            field == .kind || draft[field].allSatisfy { $0.text.nonBlank == nil }
        }
        return saysNothing
            ? [RefusalMessage(field: nil, text: "a contact needs a name, or another value to identify it")] : []
    }

    /// True if a value has a new label that the directory cannot hold.
    private func hasLostLabel(_ field: ContactField, in draft: ContactDraft, _ old: ContactDraft) -> Bool {
        guard !capabilities.limits(of: field).holdsLabels else { return false }
        let before = Set(old[field].map(\.label))
        return draft[field].contains { value in
            value.text.nonBlank != nil && value.label?.nonBlank != nil && !before.contains(value.label)
        }
    }

    /// True if a value has a control character, neither tab nor line break, that the field did not have before.
    private func hasNewControl(_ field: ContactField, in draft: ContactDraft, _ old: ContactDraft) -> Bool {
        let known = Set(old[field].flatMap { $0.text.unicodeScalars.filter(\.isForbiddenControl) })
        return draft[field].contains { value in
            value.text.withLineFeeds.unicodeScalars.contains { $0.isForbiddenControl && !known.contains($0) }
        }
    }

    private func errors(of field: ContactField, in draft: ContactDraft) -> [String] {
        let values = draft[field].filter { $0.text.nonBlank != nil }
        let isSaid = !values.isEmpty || (field == .favorite && draft.isFavorite)
        guard capabilities.fields.contains(field) else {
            return isSaid ? ["can't be stored in this book"] : []
        }
        var errors = values.compactMap { value in
            // Of several, the wrong one is named.
            Self.error(of: value.text, in: field).map { values.count > 1 ? "\(Self.named(value.text)) \($0)" : $0 }
        }
        if values.contains(where: { $0.label?.unicodeScalars.contains(where: \.isControl) ?? false }) {
            errors.append("has a label with a line break or a control character")
        }
        if field == .attribute, values.contains(where: { $0.label?.nonBlank == nil }) {
            errors.append("needs a name")
        }
        if !field.holdsSeveral, values.count > 1 { errors.append("can have only one value") }
        if let error = capabilities.limits(of: field).error(in: values.map(\.text)) { errors.append(error) }
        return errors
    }

    private static func named(_ text: String) -> String {
        (text.count > 40 ? text.prefix(40) + "…" : text).quoted
    }

    private static func error(of text: String, in field: ContactField) -> String? {
        switch field {
        case .email where !isMailbox(text.trimmed): "is not an address: it needs an @ with text on both sides"
        case .phone where !isNumber(text.trimmed): "is not a number: it has no digit, or has a control character"
        case .url where text.trimmed.unicodeScalars.contains(where: \.isControl): "has a control character"
        case .photo where !isPhoto(text.trimmed): "is not a picture's address: it must begin with https:// or http://"
        case .birthday where PartialDate(text.trimmed) == nil:
            "is not a date: use 1963-05-05, 1963-05, 1963, or --05-05 without the year"
        default: nil
        }
    }

    /// RFC 5321 section 4.1.2 with RFC 6531: a local part and a domain, and blanks in a quoted local part only.
    private static func isMailbox(_ text: String) -> Bool {
        guard let at = text.lastIndex(of: "@"), !text.unicodeScalars.contains(where: \.isControl) else { return false }
        let (local, domain) = (text[..<at], text[text.index(after: at)...])
        let isQuoted = local.count > 2 && local.hasPrefix("\"") && local.hasSuffix("\"")
        return !local.isEmpty && !domain.isEmpty && !domain.contains(where: \.isWhitespace)
            && (isQuoted || !local.contains { $0.isWhitespace || $0 == "@" })
    }

    /// An address on the web, or a photo that the store has.
    private static func isPhoto(_ text: String) -> Bool {
        if Photo(url: text).storedName != nil { return true }
        let parts = text.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
        return parts.count == 3 && ["http:", "https:"].contains(parts[0].lowercased()) && parts[1].isEmpty
            && !parts[2].isEmpty && parts[2].first != "/"
            && !text.unicodeScalars.contains { $0.isControl || $0.properties.isWhitespace }
    }

    /// RFC 6350 section 6.4.1 takes any text; one without a digit cannot be dialled.
    private static func isNumber(_ text: String) -> Bool {
        !PhoneDigits.asciiDigits(text).isEmpty && !text.unicodeScalars.contains(where: \.isControl)
    }
}

extension Unicode.Scalar {
    fileprivate var isControl: Bool { properties.generalCategory == .control }
}
