/// The structured name of vCard's N (RFC 6350 section 6.2.2), with FN and NICKNAME beside it.
///
/// Every component is a list, since vCard allows several values in each ("Philip,Paul"); most have one or none.
package struct ContactName: Sendable, Hashable {
    /// FN where it was given; nil where the name is composed of its components.
    package var formatted: String?
    package var given: [String]
    package var family: [String]
    package var additional: [String]
    package var prefixes: [String]
    package var suffixes: [String]
    package var nicknames: [String]

    package init(
        formatted: String? = nil, given: [String] = [], family: [String] = [], additional: [String] = [],
        prefixes: [String] = [], suffixes: [String] = [], nicknames: [String] = []
    ) {
        self.formatted = formatted
        self.given = given
        self.family = family
        self.additional = additional
        self.prefixes = prefixes
        self.suffixes = suffixes
        self.nicknames = nicknames
    }

    /// Prefix, given, additional, family, suffix, joined by single blanks; components without text are left out.
    package var composed: String {
        var composed = ""
        for component in [prefixes, given, additional, family, suffixes] {
            for text in component {
                guard let text = text.nonBlank else { continue }
                if !composed.isEmpty { composed += " " }
                composed += text
            }
        }
        return composed
    }
}
