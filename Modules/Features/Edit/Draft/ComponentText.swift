package import Models

extension PostalAddress {
    /// The address as one text to type: the street alone where that is all, else all seven components in vCard's order
    /// (RFC 6350 section 6.3.1) between semicolons: post-office box; extended; street; locality; region; postal code;
    /// country. A semicolon within a component, and a backslash, stand behind a backslash.
    package var editText: String {
        let isStreetAlone = components.enumerated().allSatisfy { $0.offset == 2 || $0.element.isEmpty }
        return isStreetAlone ? ComponentText.joined([street]) : ComponentText.joined(components)
    }

    /// Reads ``editText``. Of less than seven components the first is the street, and what follows it comes in vCard's
    /// order; of more than seven, the rest belongs to the country.
    package init(editText: String) {
        var parts = ComponentText.parts(of: editText)
        if parts.count < 7 { parts = ["", ""] + parts }
        if parts.count > 7 { parts = parts.prefix(6) + [parts.dropFirst(6).joined(separator: ";")] }
        parts += Array(repeating: "", count: 7 - parts.count)
        self.init(
            postOfficeBox: parts[0], extended: parts[1], street: parts[2], locality: parts[3], region: parts[4],
            postalCode: parts[5], country: parts[6])
    }
}

extension Organization {
    /// The organization as one text to type: its name, then its units, with semicolons between, as in vCard's ORG.
    package var editText: String { ComponentText.joined([name] + units) }

    /// Reads ``editText``.
    package init(editText: String) {
        let parts = ComponentText.parts(of: editText)
        self.init(name: parts[0], units: Array(parts.dropFirst()))
    }
}

/// Several parts as one text, with semicolons between.
private enum ComponentText {
    static func joined(_ parts: [String]) -> String { parts.map(escaped).joined(separator: "; ") }

    /// Never empty. A blank behind a semicolon belongs to it.
    static func parts(of text: String) -> [String] {
        var parts: [String] = []
        var part = ""
        var isEscaped = false
        for scalar in text.unicodeScalars {
            if isEscaped || (scalar != ";" && scalar != "\\") {
                if !parts.isEmpty, part.isEmpty, scalar == " ", !isEscaped { continue }
                part.unicodeScalars.append(scalar)
                isEscaped = false
            } else if scalar == ";" {
                parts.append(part)
                part = ""
            } else {
                isEscaped = true
            }
        }
        return parts + [isEscaped ? part + "\\" : part]
    }

    private static func escaped(_ part: String) -> String {
        var text = ""
        for scalar in part.unicodeScalars {
            if scalar == ";" || scalar == "\\" || (scalar == " " && text.isEmpty) { text += "\\" }
            text.unicodeScalars.append(scalar)
        }
        return text
    }
}
