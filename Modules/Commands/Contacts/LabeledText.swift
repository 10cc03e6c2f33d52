internal import EditFeature
internal import Models

/// A value as an option gives it: `LABEL:VALUE`, `VALUE`, or `:VALUE` where the value itself looks as if it began with a
/// label. What stands before the first colon is a label only where it cannot be a part of the value.
struct LabeledText {
    let value: ContactDraft.Value

    init(_ text: String, of field: ContactField) {
        guard field.isLabeled, let colon = text.firstIndex(of: ":") else {
            value = ContactDraft.Value(text)
            return
        }
        let label = String(text[..<colon])
        let rest = String(text[text.index(after: colon)...])
        let isLabel =
            switch field {
            case .email: Self.isLabel(label, ofEmail: rest)
            case .phone: Self.isLabel(label, ofPhone: rest)
            case .url: Self.isLabel(label, ofURL: rest)
            case .address: !label.contains { $0 == ";" || $0 == "," || $0.isNumber || $0.isNewline }
            default: true
            }
        let said =
            isLabel ? ContactDraft.Value(rest, label: label.nonBlank?.trimmed) : ContactDraft.Value(text)
        value = field == .email ? Self.withoutScheme(said) : said
    }

    private static func isLabel(_ label: String, ofEmail rest: String) -> Bool {
        !label.contains { $0 == "@" || $0 == "\"" } && !isMailto(label)
    }

    /// `+1 555 0100 ext:5` has no label, but `2nd home:555 0100` has one.
    private static func isLabel(_ label: String, ofPhone rest: String) -> Bool {
        label.trimmed.isEmpty
            || label.contains(where: \.isLetter) && label.count(where: \.isNumber) < 3
                && !["tel", "sip", "sips"].contains(label.trimmed.lowercased())
    }

    /// A host and a port, a path with a colon in it, and schemes that are written without slashes are URLs by themselves.
    private static func isLabel(_ label: String, ofURL rest: String) -> Bool {
        if label.trimmed.isEmpty { return true }
        let port = rest.prefix { $0.isASCII && $0.isNumber }
        let isPort = !port.isEmpty && (rest.dropFirst(port.count).first.map("/?#".contains) ?? true)
        return !rest.hasPrefix("//") && !isPort && !label.contains(where: "./?#[]@".contains)
            && !schemes.contains(label.trimmed.lowercased())
    }

    /// A mailto URI (RFC 6068) is not an address, but has one.
    private static func withoutScheme(_ value: ContactDraft.Value) -> ContactDraft.Value {
        guard let colon = value.text.firstIndex(of: ":"), isMailto(String(value.text[..<colon])) else { return value }
        return ContactDraft.Value(String(value.text[value.text.index(after: colon)...]), label: value.label)
    }

    private static func isMailto(_ text: String) -> Bool { text.trimmed.lowercased() == "mailto" }

    /// Registered schemes (RFC 7595) that people have in address books.
    private static let schemes: Set<String> = [
        "acct", "callto", "data", "did", "geo", "im", "imap", "jabber", "magnet", "mailto", "matrix", "message", "mid",
        "news", "pres", "sip", "sips", "skype", "sms", "tel", "urn", "xmpp",
    ]
}
